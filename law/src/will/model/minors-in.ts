import { adultAge } from '@plainwill/contracts/will-data/people';
import type { WillFacts } from '../../facts/will-facts.ts';
import type { People } from '../people/people.ts';
import { isIndividual, type Person } from '../people/person.ts';
import { isStepchild } from '../people/relationships.ts';
import { executorPerson } from './executors-of.ts';

type Child = WillFacts['children'][number];

/** One place in the order of guardians: the first choice, or the backup or the group of that number. */
export interface GuardianPlace {
  person: Person;
  step: 'first' | 'backup' | 'group';
  number: number;
}

/** A living child under 18 on the day, with who is to care for them. */
export interface Minor {
  child: Child;
  person: Person;
  primaries: readonly Person[];
  backups: readonly Person[];
  groups: readonly (readonly Person[])[];
  /** All of these in the order of the screen; those of one step act together. */
  steps: readonly (readonly Person[])[];
  /** Everyone chosen, as often as they are, and where. */
  places: readonly GuardianPlace[];
  otherParent: Person | null;
  /** How many of the choices name nobody. */
  unresolved: number;
}

export function minorsIn(facts: WillFacts, people: People): Minor[] {
  const find = finderIn(facts, people);
  const children = new Map([...people.children, ...people.wards].map((person) => [person.id, person]));
  const rowsOf = Map.groupBy(facts.guardians, ({ childId }) => childId);
  const groupsOf = Map.groupBy(facts.guardianGroups, ({ childId }) => childId);
  return facts.children.flatMap((child) => {
    const person = children.get(child.id);
    if (!person || person.age === null || person.age >= adultAge) return [];
    const chosen = { find, rows: rowsOf.get(child.id) ?? [], groups: groupsOf.get(child.id) ?? [] };
    return [{ child, person, otherParent: otherParentOf(child, people), ...stepsFor(child, chosen) }];
  });
}

/** A group that has lost all but one of its members, or all. */
export const isBroken = (group: readonly Person[]) => group.length < 2;

/** Who cares for a child, and in which order, so that two plans can be compared. */
export const idsOf = ({ steps }: Pick<Minor, 'steps'>) => steps.map((step) => step.map(({ kind, id }) => [kind, id]));

type Row = WillFacts['guardians'][number];

interface Chosen {
  find: Finder;
  rows: readonly Row[];
  groups: readonly WillFacts['guardianGroups'][number][];
}

function stepsFor(child: Child, { find, rows, groups }: Chosen) {
  const isOther = (person: Person) => person.kind !== 'child' || person.id !== child.id;
  const alone = rows
    .toSorted((a, b) => a.orderIndex - b.orderIndex)
    .map((row) => ({ person: find.guardian(row), isBackup: row.guardianType === 'backup' }));
  const named = alone.flatMap(({ person, isBackup }) => (person && isOther(person) ? [{ person, isBackup }] : []));
  const together = groups
    .toSorted((a, b) => a.orderIndex - b.orderIndex)
    .map(({ memberIds }) => memberIds.flatMap((id) => find.member(id) ?? []).filter(isOther));
  const primaries = eachOnce(named.filter(({ isBackup }) => !isBackup));
  const backups = eachOnce(named.filter(({ isBackup }) => isBackup)).filter((person) => !primaries.includes(person));
  const members = together.map((group) => [...new Set(group)]);
  return {
    primaries,
    backups,
    groups: members,
    // Only people can be guardians (Children Act 1989 s.5(3)).
    steps: [primaries, ...backups.map((person) => [person]), ...members]
      .map((step) => step.filter(isIndividual))
      .filter((step) => step.length > 0),
    places: [
      ...placesOf(
        named.filter(({ isBackup }) => !isBackup),
        'first',
      ),
      ...placesOf(
        named.filter(({ isBackup }) => isBackup),
        'backup',
      ),
      ...together.flatMap((group, at) => group.map((person) => ({ person, step: 'group' as const, number: at + 1 }))),
    ],
    unresolved: alone.filter(({ person }) => person === null).length,
  };
}

const placesOf = (named: readonly { person: Person }[], step: 'first' | 'backup'): GuardianPlace[] =>
  named.map(({ person }, at) => ({ person, step, number: step === 'first' ? 1 : at + 1 }));

const eachOnce = (named: readonly { person: Person }[]) => [...new Set(named.map(({ person }) => person))];

/** As told; of a stepchild of whom nothing is told, the spouse. */
export function otherParentOf(child: Child, people: People): Person | null {
  const { otherParentType, otherParentId } = child;
  if (otherParentType === 'spouse') return people.spouse;
  if (otherParentType === 'none') return null;
  const told = people.find(otherParentId, otherParentType);
  return told ?? (isStepchild(child) && otherParentId === null ? people.spouse : null);
}

interface Finder {
  guardian: (row: Row) => Person | null;
  member: (id: string) => Person | null;
}

/** Guardians are named by the id of a contact or of an executor; a row that names neither means the spouse. */
function finderIn({ executors }: WillFacts, people: People): Finder {
  const rows = new Map(executors.map((row) => [row.id, row]));
  const member = (id: string) => {
    const executor = rows.get(id);
    return executor ? executorPerson(executor, people) : people.find(id);
  };
  return {
    member,
    guardian: ({ contactId, executorId }) => {
      if (contactId) return people.find(contactId);
      return executorId ? member(executorId) : people.spouse;
    },
  };
}
