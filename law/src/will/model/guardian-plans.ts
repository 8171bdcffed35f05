import type { WillFacts } from '../../facts/will-facts.ts';
import type { People } from '../people/people.ts';
import { isIndividual, type Person } from '../people/person.ts';
import { isWard } from '../people/relationships.ts';
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
  /** The testator is their special guardian. */
  isForWards: boolean;
  /** The provision that names them, for children yet to be born. */
  provisionId: string | null;
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
export function powerOver(child: Child, gender: Gender): GuardianPower {
  const { relationship, parentalResponsibility } = child;
  // A special guardian can name who takes their place (Children Act 1989 s.5(4)).
  if (isWard(child) || isAdopted(relationship)) return 'appoint';
  if (parentalResponsibility === 'No') return 'wish';
  if (parentalResponsibility !== null) return 'appoint';
  // A woman is taken to have given birth to her child unless she said otherwise, as another mother may.
  const isMother = relationship === 'Mother' || (gender === 'female' && isOwnChild(relationship));
  return isMother && child.gaveBirth !== false ? 'appoint' : 'as far as possible';
}

/** Adoptive parents have parental responsibility by the order, whatever was answered (Adoption and Children Act 2002 s.46). */
const isAdopted = (relationship: Child['relationship']) =>
  relationship === 'Adopted Son' || relationship === 'Adopted Daughter';

const isOwnChild = (relationship: Child['relationship']) => relationship === 'Son' || relationship === 'Daughter';

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
  const own = minors.filter(({ person }) => !person.isStepchild && !person.isWard);
  const keyed = Map.groupBy(planned, (minor) =>
    JSON.stringify([powerOver(minor.child, gender), minor.person.isWard, startsWithOtherParent(minor), idsOf(minor)]),
  );
  const forAll = childForAll(own, gender);
  const plans = [...keyed.values()].map((alike): GuardianPlan => {
    const [minor] = alike as [Minor];
    const children = alike.map(({ person }) => person);
    return {
      id: minor.person.id,
      children,
      isForWards: minor.person.isWard,
      provisionId: null,
      isForAll: forAll !== null && children.includes(forAll),
      isBesideOthers: own.some(({ person }) => !children.includes(person)),
      power: powerOver(minor.child, gender),
      steps: minor.steps,
      startsWithOtherParent: startsWithOtherParent(minor),
    };
  });
  const later =
    own.length === 0
      ? laterPlanOf(
          facts,
          people,
          chosen.find(({ person }) => person.isStepchild),
        )
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

/** For children yet to be born: those named for them, or else those of the first stepchild. */
function laterPlanOf(facts: WillFacts, people: People, first: Minor | undefined): GuardianPlan[] {
  const { gender } = facts.personalDetails;
  const named = namedForLater(facts, people);
  const steps = named.length > 0 ? named : (first?.steps ?? []);
  if (steps.length === 0) return [];
  const provisionId = named.length > 0 ? (facts.laterGuardians?.id ?? 'laterGuardians') : null;
  return [
    {
      id: provisionId ? 'later' : `later-${first?.person.id}`,
      children: [],
      isForWards: false,
      provisionId,
      isForAll: true,
      isBesideOthers: false,
      power: powerOverLater(gender),
      steps,
      startsWithOtherParent: false,
    },
  ];
}

/** Only people can be guardians (Children Act 1989 s.5(3)). */
function namedForLater({ laterGuardians }: WillFacts, people: People): (readonly Person[])[] {
  if (!laterGuardians) return [];
  const { guardianId, guardianType, substituteId, substituteType } = laterGuardians;
  const [guardian, substitute] = [people.find(guardianId, guardianType), people.find(substituteId, substituteType)];
  const steps = [guardian, substitute === guardian ? null : substitute];
  return steps.flatMap((person) => (person && isIndividual(person) ? [[person]] : []));
}

const startsWithOtherParent = ({ person, steps, otherParent }: Minor) =>
  !person.isWard && steps[0]?.length === 1 && steps[0][0] === otherParent;
