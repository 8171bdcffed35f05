import { adultAge } from '@plainwill/contracts/will-data/people';
import type { BeneficiaryClass } from '@plainwill/contracts/will-data/vocabulary';
import type { Person } from '../../will/people/person.ts';
import { isGrandchildRole } from '../../will/people/relationships.ts';
import type { Individual } from '../people/individuals.ts';
import { areOnePerson, type Participant } from '../people/participant.ts';
import { classesNamed, individualsAmong } from '../people/references.ts';
import type { KnownPlan } from './known-plan.ts';

/** The beneficiaries whom some answers name; a class for a member of it whom no record does. */
function beneficiariesAmong(
  references: readonly string[] | null | undefined,
  { individuals, inheritance }: KnownPlan,
): Person[] {
  const people = individualsAmong(references, individuals).flatMap(({ person }) =>
    person && inheritance.people.has(person) ? [person] : [],
  );
  const classes = classesNamed(references).flatMap(
    (of) => inheritance.classes.find((each) => each.class?.of === of) ?? [],
  );
  return [...people, ...classes];
}

/** The beneficiaries whose husband, wife or civil partner somebody is. */
export const beneficiariesMarriedTo = ({ row }: Participant, plan: KnownPlan) => beneficiariesAmong(row.spouseOf, plan);

/** The beneficiaries with whom somebody lives as a couple, or to whom they are engaged. */
export const beneficiariesWithPartner = ({ row }: Participant, plan: KnownPlan) =>
  beneficiariesAmong(row.partnerOf, plan);

const isBeneficiary =
  ({ inheritance }: KnownPlan) =>
  ({ person }: Individual) =>
    person !== null && inheritance.people.has(person);

/** The beneficiaries of whose name somebody is, where nothing decides whether they are one person. */
export const possibleBeneficiaries = ({ maybe }: Participant, plan: KnownPlan): Person[] =>
  maybe.filter(isBeneficiary(plan)).flatMap(({ person }) => person ?? []);

const isGrandchild = ({ row, sure }: Participant) =>
  row.relation === 'grandchild' || (row.relation === null && sure.some(({ roles }) => roles.some(isGrandchildRole)));

const isChildOfTestator = ({ row }: Participant, { individuals }: KnownPlan) =>
  row.relation === 'child' || individualsAmong(row.childOf, individuals).some(({ kind }) => kind === 'testator');

/** The class that somebody belongs to by what they are to the testator, unless a record says more exactly who they are. */
function classOf(participant: Participant, plan: KnownPlan): BeneficiaryClass | null {
  if (participant.sure.some(({ person }) => person?.kind === 'child')) return null;
  if (isChildOfTestator(participant, plan)) return 'children';
  return isGrandchild(participant) ? 'grandchildren' : null;
}

/** Says whether somebody is in a class that inherits: not one of those whom the class leaves out. */
function isOfBenefitingClass(participant: Participant, plan: KnownPlan): boolean {
  const belongsTo = classOf(participant, plan);
  const isAmong = (people: readonly Person[]) =>
    [...participant.sure, ...participant.maybe].some(({ person }) => person !== null && people.includes(person));
  return plan.inheritance.classes.some(
    ({ class: each }) => each !== null && each.of === belongsTo && (!isAmong(each.except) || isAmong(each.members)),
  );
}

/** The parents of somebody, as far as they are in the will. */
const parentsOf = ({ row }: Participant, { individuals }: KnownPlan) =>
  individualsAmong(row.childOf, individuals).flatMap(({ person }) => person ?? []);

/** Says whether somebody surely inherits: by name, in a class, or in the place of a parent who has died. */
export const surelyInherits = (participant: Participant, plan: KnownPlan) =>
  participant.sure.some(isBeneficiary(plan)) ||
  isOfBenefitingClass(participant, plan) ||
  parentsOf(participant, plan).some((parent) => plan.inheritance.deceased.has(parent));

/** Says whether somebody would inherit in the place of a parent who dies before the testator. */
export function mayStandIn(participant: Participant, plan: KnownPlan): boolean {
  const { replaced } = plan.inheritance;
  const { childOf = null } = participant.row;
  if (childOf === null) return isGrandchild(participant) && replaced.size + plan.inheritance.deceased.size > 0;
  const isOfClass = classesNamed(childOf).some((of) => [...replaced].some((each) => each.class?.of === of));
  return isOfClass || parentsOf(participant, plan).some((parent) => replaced.has(parent));
}

/** Wills Act 1837 s.15: a gift to a witness, or to a witness’s husband, wife or civil partner, is void. */
export const costsAGift = (participant: Participant, plan: KnownPlan) =>
  surelyInherits(participant, plan) || beneficiariesMarriedTo(participant, plan).length > 0;

export const isTestator = ({ sure }: Participant) => sure.some(({ kind }) => kind === 'testator');

export const isUnderAge = ({ row, ageOnDay }: Participant) =>
  (ageOnDay !== null && ageOnDay < adultAge) || row.isAdult === false;

/** Says whether somebody cannot be a witness at all, whatever the will gives. */
const isUnfit = (participant: Participant) => {
  const { isBlind, canUnderstand, attends } = participant.row;
  return (
    isTestator(participant) ||
    isUnderAge(participant) ||
    isBlind === true ||
    canUnderstand === false ||
    attends === 'video'
  );
};

/** The rows of a plan by the people they are: some may be named twice. */
function rowsByPerson({ witnesses, individuals }: KnownPlan): Participant[][] {
  return witnesses.reduce<Participant[][]>((groups, witness) => {
    const isSame = (group: Participant[]) => group.some((other) => areOnePerson(witness, other, individuals));
    return [...groups.filter((group) => !isSame(group)), [...groups.filter(isSame).flat(), witness]];
  }, []);
}

/**
 * Says whether two witnesses remain whose signatures cost nobody a gift, so that what others would lose is saved: Wills Act
 * 1968 s.1.
 */
export const areGiftsSaved = (plan: KnownPlan) =>
  rowsByPerson(plan).filter((rows) => rows.every((row) => !costsAGift(row, plan) && !isUnfit(row))).length >= 2;
