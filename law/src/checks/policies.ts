import { type AnswerField, answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import type { StoredGift } from '../will/model/gifts-of.ts';
import { asEnding } from '../wording/phrases.ts';
import { type Check, each, once } from './check.ts';

const cardOf = ({ row }: StoredGift, field: AnswerField<'gifts'> | null = null) => answerAt('gifts', field, row.id);

const policiesIn = (gifts: readonly StoredGift[]) => gifts.filter(({ gift }) => gift.type === 'life_insurance');
const pensionsIn = (gifts: readonly StoredGift[]) => gifts.filter(({ gift }) => gift.type === 'pension_plan');

const isMissing = ({ row }: StoredGift, answer: 'provider' | 'policyNumber') => asEnding(row[answer]) === '';

const ownBackups = ({ recipients, remainder }: StoredGift) => {
  const first = new Set(recipients.map(({ person }) => person));
  return new Set(remainder.map(({ person }) => person).filter((person) => first.has(person)));
};

/** The checks of life insurance and pensions, which mostly pass outside a will. */
export const policyChecks: readonly Check[] = [
  {
    id: 'INS-01',
    subject: 'gifts',
    severity: 'warns',
    source: 'Married Women’s Property Act 1882 s.11; trusts of policies',
    find: ({ gifts }) =>
      each(policiesIn(gifts), (gift) => ({
        message:
          'Check whether this policy is in trust or names someone else. If so, the insurer pays them and this gift does nothing.',
        place: cardOf(gift),
      })),
  },
  {
    id: 'INS-02',
    subject: 'gifts',
    severity: 'warns',
    source: 'Certainty',
    find: ({ gifts }) =>
      each(
        policiesIn(gifts).filter((gift) => isMissing(gift, 'provider') || isMissing(gift, 'policyNumber')),
        (gift) => ({
          message: 'Add the provider and policy number so that your executors can find it.',
          place: cardOf(gift, isMissing(gift, 'provider') ? 'provider' : 'policyNumber'),
        }),
      ),
  },
  {
    id: 'INS-03',
    subject: 'gifts',
    severity: 'warns',
    source: 'One person cannot stand in for themselves',
    find: ({ gifts }) =>
      policiesIn(gifts).flatMap((gift) =>
        each(ownBackups(gift), ({ name }) => ({
          message: `${name} cannot be their own backup on this policy.`,
          place: cardOf(gift, 'remainderRecipients'),
        })),
      ),
  },
  {
    id: 'PEN-01',
    subject: 'gifts',
    severity: 'warns',
    source: 'Rules of pension schemes; MoneyHelper',
    find: ({ gifts }) =>
      each(pensionsIn(gifts), (gift) => ({
        message:
          'A will cannot control most pensions. Complete your scheme’s expression of wish form with the same names; your will only makes a request.',
        place: cardOf(gift),
      })),
  },
  {
    id: 'PEN-02',
    subject: 'tax',
    severity: 'informs',
    source: 'Finance Act 2026',
    find: ({ gifts }) =>
      once(pensionsIn(gifts), (gift) => ({
        message:
          'If you die on or after 6 April 2027 most unused pension money counts for inheritance tax, except what goes to a spouse, civil partner or charity.',
        place: cardOf(gift),
      })),
  },
];
