import { emptyAddress } from '@plainwill/contracts/shared/address';
import type { WillFacts } from '../../facts/will-facts.ts';
import { asOf } from '../../will/testing/facts.ts';
import { checkPlan } from '../check-plan.ts';
import type { HelperToCheck, PlanToCheck, WitnessToCheck } from '../plan-to-check.ts';

type Some<T> = Partial<Omit<T, 'address'>> & { address?: string };
export type SomeOfWitness = Some<WitnessToCheck>;
export type SomeOfHelper = Some<HelperToCheck>;

const inOneLine = (address = '') => ({ ...emptyAddress, address });

/** Somebody of whom only the name is known. */
export const aHelper = (name: string, { address, ...row }: SomeOfHelper = {}): HelperToCheck => ({
  name,
  personId: null,
  notSameAs: [],
  dateOfBirth: null,
  age: null,
  address: inOneLine(address),
  email: '',
  mobileNumber: '',
  relation: null,
  spouseOf: null,
  partnerOf: null,
  ...row,
});

/** A neighbour of 55 who was asked everything and has nothing to do with the will. */
export const aWitness = (name: string, { address, ...row }: SomeOfWitness = {}): WitnessToCheck => ({
  ...aHelper(name, {
    dateOfBirth: '1971-05-06',
    relation: 'neighbour',
    spouseOf: [],
    partnerOf: [],
    address: address ?? `The ${name} House, Station Road, Hereford HR1 1BB`,
  }),
  isAdult: null,
  occupation: '',
  childOf: [],
  actsFor: [],
  isBlind: false,
  canUnderstand: true,
  attends: 'in_person',
  isStaff: false,
  preparedWill: false,
  ...row,
});

const none: PlanToCheck['signing'] = {
  plannedFor: null,
  signsForTestator: null,
  reader: null,
  needsInterpreter: false,
  interpreter: null,
};

export const aPlan = (
  witnesses: readonly WitnessToCheck[],
  signing: Partial<PlanToCheck['signing']> = {},
): PlanToCheck => ({
  witnesses,
  signing: { ...none, ...signing },
});

/** The problems found, as `SIG-13 Susan Vale`; of the plan as a whole, `SIG-10`. */
export const foundIn = (facts: WillFacts, plan: PlanToCheck, ...severities: string[]) =>
  checkPlan(facts, plan, asOf)
    .filter(({ severity }) => severities.length === 0 || severities.includes(severity))
    .map(({ id, person }) => (person === null ? id : `${id} ${person}`));
