import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { poundsText } from '@plainwill/contracts/shared/pounds-text';
import { asksTenancy } from '@plainwill/contracts/will-data/questions/home-details-questions';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { maxPence } from '@plainwill/contracts/will-data/what-if/limits';
import { type EstimatorAnswers, inputOf } from '../../../public/estimator/answers.ts';
import { draftAtom } from '../../../shared/drafts/draft-atoms.ts';
import { penceIn } from '../../../ui/dates-and-money/money-text.ts';
import type { Figures } from './story.ts';

/** The amounts as typed. */
export interface Amounts {
  isKnown: 'Yes' | 'No' | '';
  estate: string;
  home: string;
  /** The home is tried out as owned jointly, or not; null as it is stored. */
  isHomeJoint: boolean | null;
  /** By gift: what a thing is worth, or what a policy or pension pays the estate. */
  values: Readonly<Record<string, string>>;
}

/** Null until something is typed or chosen here. */
export const amountsAtom = draftAtom<Amounts | null>(null);

/** The gifts that are worth something of their own; a sum of money says how much it is. */
export const valuedGifts = ({ gifts }: Pick<TestatorRecord, 'gifts'>) =>
  gifts.filter(({ giftType }) => giftType !== 'cash_gift');

type AmountsRecord = Pick<TestatorRecord, 'gifts' | 'homeDetails' | 'provisions'>;

export const ownsHome = ({ homeDetails }: Pick<TestatorRecord, 'homeDetails'>) =>
  homeDetails !== null && asksTenancy(homeDetails);

const pounds = (amount: number) => poundsText(Math.round(amount * 100));

/** The tax calculator's amounts of this visit, and those of policies; otherwise nothing is known yet. */
export function firstAmounts(estimator: EstimatorAnswers, record: AmountsRecord): Amounts {
  const { estateValue, debts = 0, mainResidenceValue = 0 } = inputOf(estimator);
  const estate = estateValue - debts;
  const policies = record.gifts.flatMap(({ id, giftType, policyAmount }) =>
    giftType === 'life_insurance' && policyAmount ? [[id, poundsText(policyAmount)] as const] : [],
  );
  return {
    isKnown: estate > 0 ? 'Yes' : '',
    estate: estate > 0 ? pounds(estate) : '',
    home: mainResidenceValue > 0 && mainResidenceValue <= estate && ownsHome(record) ? pounds(mainResidenceValue) : '',
    isHomeJoint: null,
    values: estate > 0 ? Object.fromEntries(policies) : {},
  };
}

type AmountProblems = Partial<Record<'estate' | 'home' | 'values', string>>;

export interface ReadAmounts {
  figures: Figures;
  /** False where only shares can be shown: the estate is then one that stands for any. */
  hasAmounts: boolean;
  problems: AmountProblems;
}

const unreadable = 'Enter an amount in pounds, like 250,000';

/**
 * A nominal estate is larger than all sums of money in the will, so that none of them is cut, and so much larger than
 * what was given already that nobody has had as much as their share.
 */
function nominal({ gifts, homeDetails, provisions }: AmountsRecord, deathOn: CalendarDate): Figures {
  const sums = gifts.reduce((total, { cashAmount, recipients }) => total + (cashAmount ?? 0) * recipients.length, 0);
  const advances = provisions.reduce((total, each) => total + (each.kind === 'advance' ? each.amount : 0), 0);
  const estatePence = Math.min(Math.max(100_000_000, 5 * sums, 100 * advances), maxPence);
  return { deathOn, estatePence, homePence: ownsHome({ homeDetails }) ? Math.floor(estatePence * 0.4) : 0 };
}

/** The amounts in pence. If they cannot be used it says why, and only shares are shown. */
export function readAmounts(amounts: Amounts, record: AmountsRecord, deathOn: CalendarDate): ReadAmounts {
  const home = amounts.isHomeJoint === null ? {} : { homeIsJoint: amounts.isHomeJoint };
  const without = { figures: { ...nominal(record, deathOn), ...home }, hasAmounts: false };
  if (amounts.isKnown !== 'Yes' || amounts.estate.trim() === '') return { ...without, problems: {} };
  const estatePence = penceIn(amounts.estate);
  const homePence = readOptional(amounts.home);
  const values = Object.entries(amounts.values).map(([gift, typed]) => [gift, readOptional(typed)] as const);
  const problems: AmountProblems = {};
  if (estatePence === null || estatePence === 0) problems.estate = unreadable;
  else if (estatePence > maxPence) problems.estate = `Enter ${poundsText(maxPence)} or less`;
  if (homePence === null) problems.home = unreadable;
  if (values.some(([, pence]) => pence === null)) problems.values = unreadable;
  if (Object.keys(problems).length > 0) return { ...without, problems };
  const minPence = values.reduce((total, [, pence]) => total + (pence ?? 0), homePence ?? 0);
  if (estatePence !== null && estatePence < minPence)
    return {
      ...without,
      problems: { estate: `Your home and the things below come to ${poundsText(minPence)}. Enter at least that` },
    };
  return {
    figures: {
      deathOn,
      estatePence: estatePence ?? 0,
      homePence: homePence ?? 0,
      ...home,
      values: Object.fromEntries(values.filter(([, pence]) => pence !== 0)) as Record<string, number>,
    },
    hasAmounts: true,
    problems,
  };
}

const readOptional = (typed: string) => (typed.trim() === '' ? 0 : penceIn(typed));
