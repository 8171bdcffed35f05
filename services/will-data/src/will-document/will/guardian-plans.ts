import { adultAge } from '@plainwill/contracts/will-data/children-rules';
import type { WillFacts } from '../facts/will-facts.ts';
import type { People } from '../people/people.ts';
import type { Person } from '../people/person.ts';
import { executorPerson } from './executors-of.ts';

/**
 * What the testator can do for a child. Only a parent with parental responsibility can appoint (Children Act 1989
 * s.5(3)); where that is not known the appointment is made as far as it can be, and where there is none it is a wish.
 */
export type GuardianPower = 'appoint' | 'as far as possible' | 'wish';

export interface GuardianPlan {
  children: readonly Person[];
  /** Every child under 18 is in this plan. */
  isForAll: boolean;
  power: GuardianPower;
  /** The first of these is the primary choice; those of one step act together. */
  steps: readonly (readonly Person[])[];
  /** The primary choice is the other parent of these children. */
  startsWithOtherParent: boolean;
}

type Child = WillFacts['children'][number];

function powerOver({ relationship, parental_responsibility }: Child): GuardianPower {
  // A mother always has it (Children Act 1989 s.2), whatever an earlier answer was.
  if (relationship === 'Mother') return 'appoint';
  if (parental_responsibility === null) return 'as far as possible';
  return parental_responsibility === 'No' ? 'wish' : 'appoint';
}

/** Every child under 18 on the day, with who is to care for them. */
function minorsIn(facts: WillFacts, people: People) {
  const find = finderIn(facts, people);
  const children = new Map(people.children.map((person) => [person.id, person]));
  const rowsOf = Map.groupBy(facts.guardians, ({ child_id }) => child_id);
  const groupsOf = Map.groupBy(facts.guardian_groups, ({ child_id }) => child_id);
  return facts.children.flatMap((child) => {
    const person = children.get(child.id);
    if (!person || person.age === null || person.age >= adultAge) return [];
    const chosen = { find, rows: rowsOf.get(child.id) ?? [], groups: groupsOf.get(child.id) ?? [] };
    return [{ child, person, ...stepsFor(child, chosen, people) }];
  });
}

/** The guardians of every child under 18: children with one plan together, each plan in the order of the screen. */
export function guardianPlansOf(facts: WillFacts, people: People) {
  const minors = minorsIn(facts, people);
  const planned = minors.filter(({ steps }) => steps.length > 0);
  const keyed = Map.groupBy(planned, ({ child, steps, startsWithOtherParent }) =>
    JSON.stringify([
      powerOver(child),
      startsWithOtherParent,
      steps.map((step) => step.map(({ kind, id }) => [kind, id])),
    ]),
  );
  const plans = [...keyed.values()].map((alike): GuardianPlan => {
    const [{ child, steps, startsWithOtherParent }] = alike as [(typeof alike)[number]];
    const children = alike.map(({ person }) => person);
    return {
      children,
      isForAll: children.length === minors.length,
      power: powerOver(child),
      steps,
      startsWithOtherParent,
    };
  });
  return {
    plans,
    hasUnguarded: planned.length < minors.length,
    unresolved: minors.reduce((sum, minor) => sum + minor.unresolved, 0),
    hasBrokenGroup: minors.some((minor) => minor.hasBrokenGroup),
  };
}

type Row = WillFacts['guardians'][number];

interface Chosen {
  find: Finder;
  rows: readonly Row[];
  groups: readonly WillFacts['guardian_groups'][number][];
}

function stepsFor(child: Child, { find, rows, groups }: Chosen, people: People) {
  const isOther = (person: Person) => person.kind !== 'child' || person.id !== child.id;
  const chosen = rows
    .toSorted((a, b) => a.order_index - b.order_index)
    .map((row) => ({ person: find.guardian(row), isBackup: row.guardian_type === 'backup' }));
  const alone = (isBackup: boolean) =>
    chosen.flatMap((row) => (row.person && row.isBackup === isBackup && isOther(row.person) ? [row.person] : []));
  const primaries = [...new Set(alone(false))];
  const backups = [...new Set(alone(true))].filter((person) => !primaries.includes(person));
  const together = groups
    .toSorted((a, b) => a.order_index - b.order_index)
    .map(({ member_ids }) => [...new Set(member_ids.flatMap((id) => find.member(id) ?? []))].filter(isOther));
  const steps = [primaries, ...backups.map((person) => [person]), ...together].filter((step) => step.length > 0);
  return {
    steps,
    startsWithOtherParent: steps[0]?.length === 1 && steps[0][0] === otherParent(child, people),
    unresolved: chosen.filter(({ person }) => person === null).length,
    hasBrokenGroup: together.some((group) => group.length < 2),
  };
}

function otherParent({ other_parent_type, other_parent_id }: Child, people: People): Person | null {
  if (other_parent_type === 'spouse') return people.spouse;
  return other_parent_type === 'none' ? null : people.find(other_parent_id, other_parent_type);
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
    guardian: ({ contact_id, executor_id }) => {
      if (contact_id) return people.find(contact_id);
      return executor_id ? member(executor_id) : people.spouse;
    },
  };
}
