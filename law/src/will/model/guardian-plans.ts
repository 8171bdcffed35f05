import type { WillFacts } from '../../facts/will-facts.ts';
import type { People } from '../people/people.ts';
import type { Person } from '../people/person.ts';
import { idsOf, isBroken, type Minor, minorsIn } from './minors-in.ts';

/**
 * What the testator can do for a child. Only a parent with parental responsibility can appoint (Children Act 1989
 * s.5(3)); where that is not known the appointment is made as far as it can be, and where there is none it is a wish.
 */
export type GuardianPower = 'appoint' | 'as far as possible' | 'wish';

export interface GuardianPlan {
  /** The id of the child for whom these were chosen, or of the first of several. */
  id: string;
  /** Empty where it is only for children yet to be born. */
  children: readonly Person[];
  /** It is for any other child of the testator’s too. */
  isForAll: boolean;
  /** Other plans are for some of them. */
  isBesideOthers: boolean;
  power: GuardianPower;
  /** The first of these is the primary choice; those of one step act together. */
  steps: readonly (readonly Person[])[];
  /** The primary choice is the other parent of these children. */
  startsWithOtherParent: boolean;
}

type Child = WillFacts['children'][number];

type Gender = WillFacts['personalDetails']['gender'];

/** @param gender the testator's */
export function powerOver({ relationship, parentalResponsibility }: Child, gender: Gender): GuardianPower {
  if (hasItAlways(relationship)) return 'appoint';
  if (parentalResponsibility === 'No') return 'wish';
  // A woman is the mother of her son or daughter unless she said otherwise, as a second female parent may.
  const isMother = gender === 'female' && (relationship === 'Son' || relationship === 'Daughter');
  return isMother || parentalResponsibility !== null ? 'appoint' : 'as far as possible';
}

/** Mothers (Children Act 1989 s.2) and adoptive parents (Adoption and Children Act 2002 s.46), whatever was answered. */
const hasItAlways = (relationship: Child['relationship']) =>
  relationship === 'Mother' || relationship === 'Adopted Son' || relationship === 'Adopted Daughter';

/**
 * Those chosen for a child, without the parent of a stepchild: the testator’s spouse, unless somebody said that there is
 * none. A parent needs no wish, and only a parent can appoint (Children Act 1989 ss.2 and 5(3)).
 */
function stepsBeyondParent({ child, person, steps }: Minor): Minor['steps'] {
  if (!person.isStepchild || child.otherParentType === 'none') return steps;
  return steps.map((step) => step.filter(({ kind }) => kind !== 'spouse')).filter((step) => step.length > 0);
}

/** Says whether nobody is chosen for a stepchild but the parent. */
export const isLeftToParent = (minor: Minor) => minor.steps.length > 0 && stepsBeyondParent(minor).length === 0;

/** The power of the testator over a child who is yet to be born. */
const powerOverLater = (gender: Gender): GuardianPower => (gender === 'female' ? 'appoint' : 'as far as possible');

/**
 * The guardians of every child under 18 who is not left to a parent: children with one plan together, each plan in the
 * order of the screen. Where only stepchildren have a plan, it is that of a child of the testator’s who comes later.
 */
export function guardianPlansOf(facts: WillFacts, people: People) {
  const minors = minorsIn(facts, people);
  const { gender } = facts.personalDetails;
  const chosen = minors.filter(({ steps }) => steps.length > 0);
  const planned = chosen
    .map((minor) => ({ ...minor, steps: stepsBeyondParent(minor) }))
    .filter(({ steps }) => steps.length > 0);
  const own = minors.filter(({ person }) => !person.isStepchild);
  const keyed = Map.groupBy(planned, (minor) =>
    JSON.stringify([powerOver(minor.child, gender), startsWithOtherParent(minor), idsOf(minor)]),
  );
  const forAll = childForAll(own, gender);
  const plans = [...keyed.values()].map((alike): GuardianPlan => {
    const [minor] = alike as [Minor];
    const children = alike.map(({ person }) => person);
    return {
      id: minor.person.id,
      children,
      isForAll: forAll !== null && children.includes(forAll),
      isBesideOthers: own.some(({ person }) => !children.includes(person)),
      power: powerOver(minor.child, gender),
      steps: minor.steps,
      startsWithOtherParent: startsWithOtherParent(minor),
    };
  });
  const [first] = chosen;
  const later: GuardianPlan[] =
    first && own.length === 0
      ? [
          {
            id: `later-${first.person.id}`,
            children: [],
            isForAll: true,
            isBesideOthers: false,
            power: powerOverLater(gender),
            steps: first.steps,
            startsWithOtherParent: false,
          },
        ]
      : [];
  return {
    plans: [...plans, ...later],
    unguarded: minors.filter(({ places }) => places.length === 0).map(({ person }) => person),
    unresolved: minors.reduce((sum, minor) => sum + minor.unresolved, 0),
    hasBrokenGroup: minors.some(({ groups }) => groups.some(isBroken)),
  };
}

const powers: readonly GuardianPower[] = ['appoint', 'as far as possible', 'wish'];

/**
 * The child whose plan is for any other child of the testator’s too: the first over whom the power is greatest, where the
 * same people are chosen for all of them.
 */
function childForAll(own: readonly Minor[], gender: Gender): Person | null {
  if (new Set(own.map((minor) => JSON.stringify(idsOf(minor)))).size !== 1) return null;
  const rank = ({ child }: Minor) => powers.indexOf(powerOver(child, gender));
  const [first] = own.toSorted((a, b) => rank(a) - rank(b));
  return first && first.steps.length > 0 ? first.person : null;
}

const startsWithOtherParent = ({ steps, otherParent }: Minor) => steps[0]?.length === 1 && steps[0][0] === otherParent;
