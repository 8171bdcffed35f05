import { listed } from '@plainwill/contracts/shared/phrases';
import { isIndividual, type Person } from '../../will/people/person.ts';
import type { Participant } from '../people/participant.ts';
import { isTestatorsPartner } from '../people/recognised.ts';
import { individualsAmong } from '../people/references.ts';
import { possibleBeneficiaries, surelyInherits } from './gifts-at-risk.ts';
import type { KnownPlan, ParticipantCheck } from './known-plan.ts';
import { housemates } from './shared-homes.ts';
import { allOf } from './wording.ts';

const family: readonly (string | null)[] = ['child', 'stepchild'];

/** The husband, wife, civil partner, partner, child or stepchild of the testator, by what was answered or by a record. */
const isCloseFamily = ({ row, sure }: Participant, plan: KnownPlan) =>
  family.includes(row.relation) ||
  isTestatorsPartner(row, plan) ||
  individualsAmong(row.childOf, plan.individuals).some(({ kind }) => kind !== 'other') ||
  sure.some(({ kind, person }) => kind === 'partner' || person?.isChild === true);

/** Says nothing of one who may inherit: that is no witness to allow. */
const isFamilyWithoutGift = (witness: Participant, plan: KnownPlan) =>
  isCloseFamily(witness, plan) && !surelyInherits(witness, plan) && possibleBeneficiaries(witness, plan).length === 0;

/** `is your executor`; where the name alone says so, `may be your executor`. */
function officeOf({ name, sure, maybe }: Participant, holders: readonly Person[], office: string): string | null {
  const isAmong = ({ person }: { person: Person | null }) => person !== null && holders.includes(person);
  if (sure.some(isAmong)) return `${name} is ${office}`;
  return maybe.some(isAmong) ? `${name} may be ${office}` : null;
}

/** The executors who work for a fee, or those who do not. */
const executorsOf = ({ known }: KnownPlan, isPaid: boolean): Person[] => {
  const named = known.executors.flatMap(({ person, isProfessional }) =>
    person && isIndividual(person) ? [{ person, isProfessional }] : [],
  );
  const paid = new Set(named.filter(({ isProfessional }) => isProfessional).map(({ person }) => person));
  return named.map(({ person }) => person).filter((person) => paid.has(person) === isPaid);
};

const and = (words: string | null, sentence: string) => words && `${words}${sentence}`;

/** The bodies for which a witness works or acts, as far as they inherit. */
function bodiesOf({ row }: Participant, { individuals, inheritance }: KnownPlan): Person[] {
  const people = individualsAmong(row.actsFor, individuals).flatMap(({ person }) => person ?? []);
  return people.filter((person) => inheritance.organisations.has(person));
}

function actsForBody(witness: Participant, plan: KnownPlan): string | null {
  const bodies = bodiesOf(witness, plan);
  if (bodies.length === 0) return null;
  return `${witness.name} works for ${allOf(bodies)}. That does not affect what your will gives there.`;
}

function sharesHome(witness: Participant, plan: KnownPlan): string | null {
  const others = housemates(witness, plan);
  return others.length === 0 ? null : `${witness.name} shares a home with ${listed(others)}. A neighbour is better.`;
}

/** The checks of what a witness is besides: family, executor, guardian or neighbour. */
export const officeChecks: readonly ParticipantCheck[] = [
  {
    id: 'SIG-27',
    severity: 'warns',
    source: 'Practice',
    find: (witness, plan) =>
      isFamilyWithoutGift(witness, plan)
        ? `${witness.name} is close family. That is allowed, but someone outside the family is harder to doubt.`
        : null,
  },
  {
    id: 'SIG-30',
    severity: 'informs',
    source: 'Wills Act 1837 s.17',
    find: (witness, plan) =>
      and(officeOf(witness, executorsOf(plan, false), 'your executor'), '. That alone is allowed.'),
  },
  {
    id: 'SIG-31',
    severity: 'informs',
    source: 'Trustee Act 2000 ss.28(4) and 35; Wills Act 1837 s.17',
    find: (witness, plan) =>
      and(
        officeOf(witness, executorsOf(plan, true), 'your executor'),
        ' and may charge. Both are allowed: pay for work is not a gift.',
      ),
  },
  {
    id: 'SIG-32',
    severity: 'informs',
    source: 'Children Act 1989 s.5',
    find: (witness, plan) =>
      and(officeOf(witness, [...plan.known.guardians], 'named as guardian'), '. That alone is allowed.'),
  },
  { id: 'SIG-33', severity: 'informs', source: 'Wills Act 1837 s.15: beneficial gifts only', find: actsForBody },
  { id: 'SIG-34', severity: 'informs', source: 'Practice', find: sharesHome },
];
