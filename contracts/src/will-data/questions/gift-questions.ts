import { type AnswersOf, questionsOf, unansweredOf } from '../../kit/question.ts';
import { inheritanceAge } from '../record-limits.ts';
import type { GiftMortgageChoice, GiftType, TaxBearer } from '../vocabulary.ts';

const giftTypes: Record<GiftType, string> = {
  specific_item: 'Specific item',
  cash_gift: 'Cash gift',
  pension_plan: 'Pension plan',
  life_insurance: 'Life insurance',
};

const taxBearers: Record<TaxBearer, string> = {
  residue: 'The rest of my estate',
  recipient: 'Whoever gets this gift',
};

const mortgageChoices: Record<GiftMortgageChoice, string> = {
  with_gift: 'Whoever gets it takes it over',
  paid_by_residue: 'The rest of my estate pays it off',
};

const { min, max, default: defaultAge } = inheritanceAge;

/** Empty or null where a field is not asked for this type of gift. */
export const giftQuestions = questionsOf({
  giftType: {
    type: 'choice',
    label: 'Type of gift',
    missing: 'Choose a type of gift',
    options: giftTypes,
    isNeededToSave: true,
  },
  itemDescription: {
    type: 'text',
    label: 'Description',
    hint: 'So that no one could mistake it: “my gold wedding ring”, not “my jewellery”',
    max: 2000,
    isEncrypted: true,
  },
  cashAmount: {
    type: 'pence',
    label: 'Amount',
    hint: 'In pounds.',
    isNullable: true,
    isEncrypted: true,
  },
  provider: { type: 'line', label: 'Provider', hint: 'The company it is with', max: 200, isEncrypted: true },
  policyNumber: { type: 'line', label: 'Policy number', max: 100, isEncrypted: true },
  policyAmount: {
    type: 'pence',
    label: 'Amount',
    hint: 'About how much, in pounds',
    isNullable: true,
    isEncrypted: true,
  },
  childrenAccessAge: {
    type: 'whole',
    label: 'Children’s access age',
    hint: `From ${min} to ${max}. Until then your executors look after it. Left empty, it is ${defaultAge}.`,
    min,
    max,
    outside: `Enter an age from ${min} to ${max}`,
    isNeededToSave: true,
  },
  /** Whether a child’s share passes to that child’s own children; null when no recipient is a child. */
  grandchildrenInherit: {
    type: 'yesNo',
    label: 'If your child cannot take this gift, should their own children take it instead?',
    hint: 'Your grandchildren, including those not born yet',
    isNullable: true,
  },
  /** Of money: the sum goes to each of the recipients, and is not one total. */
  amountEach: { type: 'yesNo', label: 'Give this amount to each recipient', isOptional: true, default: false },
  taxBorneBy: {
    type: 'choice',
    label: 'If inheritance tax is due on this gift, who pays it?',
    options: taxBearers,
    isNullable: true,
    isOptional: true,
  },
  /** Of land alone. */
  mortgage: {
    type: 'choice',
    label: 'Who pays off a mortgage on it?',
    hint: 'By law it goes with the property, unless your will says otherwise.',
    options: mortgageChoices,
    isNullable: true,
    isOptional: true,
  },
  onlyIfSpouseFails: {
    type: 'yesNo',
    label: 'Give this only if my spouse or partner dies before me',
    hint: 'So that couples with similar wills do not pay it twice.',
    isOptional: true,
    default: false,
  },
});

const allDetails = ['itemDescription', 'cashAmount', 'provider', 'policyNumber', 'policyAmount'] as const;

/** What a gift is described by. */
export type GiftDetail = (typeof allDetails)[number];

const ofPolicy = ['provider', 'policyNumber', 'policyAmount'] as const;

/** The details asked for each type of gift, first what it is known by. */
export const detailsAsked: Readonly<Record<GiftType, readonly [GiftDetail, ...GiftDetail[]]>> = {
  specific_item: ['itemDescription'],
  cash_gift: ['cashAmount'],
  pension_plan: ofPolicy,
  life_insurance: ofPolicy,
};

/** What a gift of this type is known by. */
export const mainDetail = (type: GiftType): GiftDetail => detailsAsked[type][0];

/** Whether others can be named to take it when no recipient can. */
export const hasRemainder = (type: GiftType) => type === 'life_insurance';

type Details = Pick<AnswersOf<typeof giftQuestions>, GiftDetail>;

const unanswered: Details = unansweredOf(giftQuestions);

/** The gift with what its type does not ask left empty. */
export function withAskedAlone<G extends Details & { giftType: GiftType; remainderRecipients: unknown[] }>(gift: G): G {
  const asked = detailsAsked[gift.giftType];
  const left = Object.fromEntries(
    allDetails.filter((detail) => !asked.includes(detail)).map((detail) => [detail, unanswered[detail]]),
  );
  return { ...gift, ...left, remainderRecipients: hasRemainder(gift.giftType) ? gift.remainderRecipients : [] };
}
