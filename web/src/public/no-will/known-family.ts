import { ageOn, type CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { asksTenancy } from '@plainwill/contracts/will-data/questions/home-details-questions';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { ContactRole } from '@plainwill/contracts/will-data/vocabulary';
import type { Family, Relative } from '@plainwill/contracts/will-data/what-if/family';
import {
  type Descendant,
  type FamilyAnswers,
  type HomeOwner,
  type LifeState,
  noFamilyAnswers,
  type Relationship,
} from '@plainwill/law/intestacy/family-answers';
import type { Question } from '@plainwill/law/intestacy/questions';

/** Somebody who is signed in is not asked for these answers again. */
export interface KnownFamily {
  answers: FamilyAnswers;
  /** Says if the record already answers a question. */
  isKnown: (question: Question) => boolean;
}

const rolesNotCounted: readonly (ContactRole | null)[] = ['Cousin', 'stepparent', 'other_relative'];

/** Relatives of whom nobody can tell from what is stored whether they would come into it, by name. */
export const notCountedIn = ({ contacts }: TestatorRecord, names: ReadonlyMap<string, string>): string[] =>
  contacts.flatMap(({ id, role }) => (rolesNotCounted.includes(role) ? (names.get(id) ?? []) : []));

/** A home that goes to its other owner is no part of what is shared. */
export const isHomeJointIn = ({ homeDetails }: Pick<TestatorRecord, 'homeDetails'>): boolean =>
  homeDetails !== null && asksTenancy(homeDetails) && homeDetails.tenancyType === 'joint-tenants';

/** Everything that is stored of a family, in the words of the questions. */
export function knownFamilyOf(
  family: Family,
  { personalDetails, homeDetails }: TestatorRecord,
  names: ReadonlyMap<string, string>,
  asOf: CalendarDate,
): KnownFamily {
  const called = ({ id, name = '' }: { id: string; name?: string | undefined }) => names.get(id) ?? name;
  const children = (family.children ?? [])
    .filter(isKin)
    .map((child) => ({ ...descendantOf(child, asOf), name: called(child) }));
  const [firstParent, secondParent] = (family.parents ?? []).map((parent) => ({ id: parent.id, name: called(parent) }));
  const has = (relatives: readonly Relative[] | undefined, blood: 'whole' | 'half') =>
    relatives?.some((relative) => (relative.blood ?? 'whole') === blood) ? 'yes' : null;
  const { spouse } = family;
  const answers: FamilyAnswers = {
    ...noFamilyAnswers,
    relationship: personalDetails?.maritalStatus ? relationshipOf(family) : null,
    hasChildren: children.length > 0 ? true : null,
    children,
    home: homeDetails?.homeOwnership ? homeOf(family) : null,
    mother: firstParent ? 'yes' : null,
    father: secondParent ? 'yes' : null,
    siblings: has(family.siblings, 'whole'),
    halfSiblings: has(family.siblings, 'half'),
    auntsAndUncles: has(family.auntsAndUncles, 'whole'),
    known: {
      ...(spouse && called(spouse) && { spouse: { id: spouse.id, name: called(spouse) } }),
      ...(firstParent && { mother: firstParent }),
      ...(secondParent && { father: secondParent }),
    },
  };
  return { answers, isKnown: (question) => !('of' in question) && isAnswered(answers, question.kind) };
}

const isAnswered = (answers: FamilyAnswers, kind: Question['kind']) => {
  const told: Partial<Record<Question['kind'], unknown>> = answers;
  return told[kind] !== null && told[kind] !== undefined;
};

const isKin = ({ kind }: Relative) => kind === undefined || kind === 'birth' || kind === 'adopted';

const descendantOf = ({ id, born, alive }: Relative, asOf: CalendarDate): Omit<Descendant, 'name'> => ({
  id,
  state: alive === false ? 'died' : born ? stateOf(ageOn(born, asOf)) : null,
  childCount: null,
  children: [],
});

const stateOf = (age: number | null): LifeState => (age !== null && age < 18 ? 'minor' : 'adult');

function relationshipOf({ spouse }: Family): Relationship {
  switch (spouse?.status) {
    case undefined:
    case 'divorced':
      return 'none';
    case 'married':
    case 'civil-partner':
      return 'married';
    case 'separated':
    case 'conditional-order':
      return 'separated';
    case 'judicially-separated':
    case 'separation-order':
      return 'court-order';
    case 'cohabiting':
    case 'engaged':
      return 'living-together';
  }
}

function homeOf({ outside, spouse }: Family): HomeOwner {
  const [home] = outside ?? [];
  if (!home) return 'none';
  return home.to === spouse?.id ? 'spouse' : 'other';
}

const storedIn = (children: readonly Descendant[]) =>
  children
    .flatMap(({ id }) => id ?? [])
    .toSorted()
    .join(' ');

/** Keeps the answers given on top of it, but not those about children from before others were entered or removed. */
export function withNewAnswers({ answers }: KnownFamily, told: Partial<FamilyAnswers>): FamilyAnswers {
  const { childCount = null, children = [], ...others } = told;
  const isOfToday = storedIn(children) === storedIn(answers.children);
  return { ...answers, ...others, ...(isOfToday && { childCount, children }) };
}
