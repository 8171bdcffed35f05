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

/** The guardians of every child under 18: children with one plan together, each plan in the order of the screen. */
export function guardianPlansOf(facts: WillFacts, people: People) {
  const minors = minorsIn(facts, people);
  const { gender } = facts.personalDetails;
  const planned = minors.filter(({ steps }) => steps.length > 0);
  const keyed = Map.groupBy(planned, (minor) =>
    JSON.stringify([powerOver(minor.child, gender), startsWithOtherParent(minor), idsOf(minor)]),
  );
  const plans = [...keyed.values()].map((alike): GuardianPlan => {
    const [minor] = alike as [Minor];
    const children = alike.map(({ person }) => person);
    return {
      children,
      isForAll: children.length === minors.length,
      power: powerOver(minor.child, gender),
      steps: minor.steps,
      startsWithOtherParent: startsWithOtherParent(minor),
    };
  });
  return {
    plans,
    unguarded: minors.filter(({ places }) => places.length === 0).map(({ person }) => person),
    unresolved: minors.reduce((sum, minor) => sum + minor.unresolved, 0),
    hasBrokenGroup: minors.some(({ groups }) => groups.some(isBroken)),
  };
}

const startsWithOtherParent = ({ steps, otherParent }: Minor) => steps[0]?.length === 1 && steps[0][0] === otherParent;
