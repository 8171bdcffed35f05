import { isAdultRole } from '../../will/people/relationships.ts';
import { areOnePerson, type Participant } from '../people/participant.ts';
import { isTestator, isUnderAge } from './gifts-at-risk.ts';
import type { KnownPlan, ParticipantCheck } from './known-plan.ts';

/** Says whether a row before this one is of the same person. */
const isNamedBefore = (witness: Participant, { witnesses, individuals }: KnownPlan) =>
  witnesses.slice(0, witnesses.indexOf(witness)).some((earlier) => areOnePerson(witness, earlier, individuals));

const adultRelations: readonly (string | null)[] = ['parent', 'stepparent', 'professional'];

/** Says whether nothing that is known of somebody makes them an adult or a minor. */
const mayBeUnderAge = ({ row, sure, ageOnDay }: Participant) =>
  ageOnDay === null &&
  (row.isAdult ?? null) === null &&
  !adultRelations.includes(row.relation) &&
  !(row.relation === null && sure.some(({ roles }) => roles.some(isAdultRole)));

function worksForUs({ name, row: { isStaff, preparedWill } }: Participant): string | null {
  if (!isStaff && !preparedWill) return null;
  return `${name} ${isStaff ? 'works for us' : 'helped to prepare your will'}. Someone who had no part in your will is better.`;
}

/** The checks of whether somebody can be a witness at all, whatever the will gives. */
export const fitnessChecks: readonly ParticipantCheck[] = [
  {
    id: 'SIG-11',
    severity: 'blocks',
    source: 'Wills Act 1837 s.9(c)',
    find: (witness, plan) =>
      isNamedBefore(witness, plan) ? `${witness.name} is named twice. You need two different people.` : null,
  },
  {
    id: 'SIG-12',
    severity: 'blocks',
    source: 'Wills Act 1837 s.9(c)',
    find: (witness) =>
      isTestator(witness) ? `${witness.name} seems to be you. Someone else must watch you sign.` : null,
  },
  {
    id: 'SIG-15',
    severity: 'blocks',
    // No statute sets an age, and s.14 saves a will whose witness proves unfit: the message does not call it law.
    source: 'GOV.UK, Making a will; Wills Act 1837 s.14',
    find: (witness) => (isUnderAge(witness) ? `${witness.name} is under 18 on the day. Choose an adult.` : null),
  },
  {
    id: 'SIG-16',
    severity: 'blocks',
    source: 'In the Estate of Gibson [1949] P 434',
    find: ({ name, row }) => (row.isBlind ? `${name} cannot see you sign, so cannot be a witness.` : null),
  },
  {
    id: 'SIG-17',
    severity: 'blocks',
    source: 'Hudson v Parker (1844)',
    find: ({ name, row }) =>
      row.canUnderstand === false ? `${name} must understand what they are watching. Choose someone who does.` : null,
  },
  {
    id: 'SIG-18',
    severity: 'blocks',
    source: 'Wills Act 1837 s.9; SI 2020/952; SI 2022/18',
    find: ({ name, row }) =>
      row.attends === 'video' ? `${name} must be in the room. Video stopped counting after 31 January 2024.` : null,
  },
  {
    id: 'SIG-25',
    severity: 'warns',
    source: 'GOV.UK, Making a will',
    find: (witness) => (mayBeUnderAge(witness) ? `Please make sure that ${witness.name} is 18 or over.` : null),
  },
  { id: 'SIG-26', severity: 'warns', source: 'Practice', find: worksForUs },
  {
    id: 'SIG-28',
    severity: 'warns',
    // The law lets whoever signs for the testator be a witness too.
    source: 'Smith v Harris (1845)',
    find: (witness, { signer, individuals }) =>
      signer && areOnePerson(witness, signer, individuals)
        ? `${witness.name} would sign for you and be a witness. Ask a third person.`
        : null,
  },
  {
    id: 'SIG-37',
    severity: 'informs',
    source: 'Non-Contentious Probate Rules 1987 r.12',
    find: ({ name, homes }) => (homes.length === 0 ? `Add ${name}’s address, so that they can be found.` : null),
  },
];
