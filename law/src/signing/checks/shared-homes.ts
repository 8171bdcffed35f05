import { isUnder18 } from '../../checks/known.ts';
import { isIndividual, type Person } from '../../will/people/person.ts';
import { haveHomeInCommon } from '../people/homes.ts';
import type { Individual } from '../people/individuals.ts';
import type { Participant } from '../people/participant.ts';
import { isTestator } from './gifts-at-risk.ts';
import type { KnownPlan } from './known-plan.ts';

/** The others who live where somebody does. */
const othersAtHome = ({ homes, sure }: Participant, { individuals }: KnownPlan): Individual[] =>
  individuals.filter((individual) => !sure.includes(individual) && haveHomeInCommon(homes, individual.homes));

const beneficiariesIn = (some: readonly Individual[], { inheritance }: KnownPlan): Person[] =>
  some.flatMap(({ person }) => (person && inheritance.people.has(person) ? [person] : []));

/**
 * The beneficiaries at the home of somebody who may be married to them. Nobody under 18 can be (Marriage and Civil
 * Partnership (Minimum Age) Act 2022), and the testator’s husband, wife or partner is not taken for another’s.
 */
export const beneficiariesAtHome = (participant: Participant, plan: KnownPlan): Person[] =>
  beneficiariesIn(
    othersAtHome(participant, plan).filter(({ kind }) => kind === 'other'),
    plan,
  ).filter((person) => isIndividual(person) && !isUnder18(person));

/** The names of those with whom somebody shares a home: the testator, and beneficiaries once it was asked who is married. */
export function housemates(participant: Participant, plan: KnownPlan): string[] {
  const others = isTestator(participant) ? [] : othersAtHome(participant, plan);
  const isAsked = participant.row.spouseOf !== null;
  return [
    ...(others.some(({ kind }) => kind === 'testator') ? ['you'] : []),
    ...(isAsked ? beneficiariesIn(others, plan).map(({ name }) => name) : []),
  ];
}
