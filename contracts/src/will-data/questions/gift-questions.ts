import { type AnswersOf, questionsOf, unansweredOf } from '../../kit/question.ts';
import { inheritanceAge } from '../record-limits.ts';
import type { GiftMortgageChoice, TaxBearer } from '../vocabulary.ts';

/** A sentence names a gift by these; each is empty where it is not known. */
interface NamedBy {
  /** Quoted, and cut short where it is long. */
  item: string;
  /** `£500`. */
  sum: string;
  isEach: boolean;
  provider: string;
}

interface KindOfGift {
  label: string;
  /** The details that are asked, first what it is known by. */
  details: readonly [GiftDetail, ...GiftDetail[]];
  /** Said where it is entered. */
  note?: string;
  /** Its name in a check, as the title of a row, and in the will in short. */
  nameInCheck: (gift: NamedBy) => string;
  title: (gift: NamedBy) => string;
  nameInShort: (gift: NamedBy) => string;
}

const allDetails = [
  'itemDescription',
  'cashAmount',
  'provider',
  'policyNumber',
  'policyAmount',
  'debtDescription',
  'debtLimit',
] as const;

/** One field that describes a gift. */
export type GiftDetail = (typeof allDetails)[number];

const ofPolicy = ['provider', 'policyNumber', 'policyAmount'] as const;
const withProvider = ({ provider }: NamedBy) => provider && ` with ${provider}`;
const each = ({ isEach }: NamedBy) => (isEach ? ' each' : '');

/** Everything that a type of gift is called and asked, in the order offered. */
export const kindsOfGift = {
  specific_item: {
    label: 'Specific item',
    details: ['itemDescription'],
    nameInCheck: ({ item }) => item || 'this gift',
    title: ({ item }) => item,
    nameInShort: ({ item }) => item || 'an item',
  },
  cash_gift: {
    label: 'Cash gift',
    details: ['cashAmount'],
    nameInCheck: ({ sum }) => (sum ? `the gift of ${sum}` : 'this cash gift'),
    title: (gift) => `${gift.sum}${each(gift)}`,
    nameInShort: (gift) => (gift.sum ? `${gift.sum}${each(gift)}` : 'a sum of money'),
  },
  pension_plan: {
    label: 'Pension plan',
    details: ofPolicy,
    note: 'Most pensions do not pass by a will: the scheme decides who is paid, guided by a form of its own. Ask the scheme for its “expression of wish” form and give the same names there. Your will asks the scheme to follow them, and gives these people anything that does come to your estate.',
    nameInCheck: (gift) => `the pension${withProvider(gift)}`,
    title: ({ provider }) => `Pension${provider && `, ${provider}`}, as a request`,
    nameInShort: (gift) => `your pension${withProvider(gift)}`,
  },
  life_insurance: {
    label: 'Life insurance',
    details: ofPolicy,
    // Such money usually never reaches the estate: a trust or the Married Women's Property Act 1882 s.11 passes it on.
    note: 'A policy in trust, or one that says who is paid, pays outside your will. This gift covers only money that comes to your estate. If you are not sure, ask the insurer.',
    nameInCheck: (gift) => `the life insurance${withProvider(gift)}`,
    title: ({ provider }) => `Life insurance${provider && `, ${provider}`}`,
    nameInShort: (gift) => `your life insurance${withProvider(gift)}`,
  },
  forgiven_debt: {
    label: 'Forgive a debt',
    details: ['debtDescription', 'debtLimit'],
    note: 'Choose below who owes it. They do not have to pay back what they owe you when you die. If one of them dies before you, that debt is still owed to your estate.',
    nameInCheck: () => 'the debt you forgive',
    title: () => 'Forgiven debt',
    nameInShort: () => 'what is owed to you',
  },
} as const satisfies Record<string, KindOfGift>;

export type GiftType = keyof typeof kindsOfGift;
export const giftTypes = Object.keys(kindsOfGift) as [GiftType, ...GiftType[]];

/** The questions and names of any type. */
const kindOf = (type: GiftType): KindOfGift => kindsOfGift[type];

const taxBearers: Record<TaxBearer, string> = {
  residue: 'The rest of my estate',
  recipient: 'Whoever gets this gift',
};

const mortgageChoices: Record<GiftMortgageChoice, string> = {
  with_gift: 'Whoever gets it takes it over',
  paid_by_residue: 'The rest of my estate pays it off',
};

const giftTypeLabels = Object.fromEntries(giftTypes.map((type) => [type, kindOf(type).label])) as Record<
  GiftType,
  string
>;

const { min, max, default: defaultAge } = inheritanceAge;

/** Empty or null where a field is not asked for this type of gift. */
export const giftQuestions = questionsOf({
  giftType: {
    type: 'choice',
    label: 'Type of gift',
    missing: 'Choose a type of gift',
    options: giftTypeLabels,
    isNeededToSave: true,
  },
  itemDescription: {
    type: 'text',
    label: 'Description',
    hint: 'Be specific: “my gold wedding ring”, not “my jewellery”',
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
  debtDescription: {
    type: 'line',
    label: 'Which debt',
    hint: 'For example, “the loan of £15,000 that I made in 2021”. Leave empty for everything they owe you.',
    max: 200,
    isNullable: true,
    isOptional: true,
    isEncrypted: true,
  },
  debtLimit: {
    type: 'pence',
    label: 'Up to how much',
    hint: 'In pounds. Leave empty for the whole debt.',
    isNullable: true,
    isOptional: true,
    isEncrypted: true,
  },
  childrenAccessAge: {
    type: 'whole',
    label: 'Children’s access age',
    hint: `From ${min} to ${max}. Until then your executors look after it. Leave empty for ${defaultAge}.`,
    min,
    max,
    outside: `Enter an age from ${min} to ${max}`,
    isNeededToSave: true,
  },
  /** Says whether a child’s share passes to that child’s own children; null when no recipient is a child. */
  grandchildrenInherit: {
    type: 'yesNo',
    label: 'If your child cannot take this gift, should their own children take it instead?',
    hint: 'Your grandchildren, including those not born yet',
    isNullable: true,
  },
  /** The sum of money goes to each of the recipients, and is not one total. */
  amountEach: { type: 'yesNo', label: 'Give this amount to each recipient', isOptional: true, default: false },
  taxBorneBy: {
    type: 'choice',
    label: 'If inheritance tax is due on this gift, who pays it?',
    options: taxBearers,
    isNullable: true,
    isOptional: true,
  },
  /** Only land has this. */
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
    hint: 'Paid only when the second of you dies.',
    isOptional: true,
    default: false,
  },
  /** Only the testator's own home has this. */
  onlyThisHome: {
    type: 'yesNo',
    label: 'If it is your home: only this home, not one I move to later',
    hint: 'Otherwise it is the home you own and live in when you die, or last lived in.',
    isOptional: true,
    default: false,
  },
});

/** The details asked for a type of gift, first what it is known by. */
export const detailsAsked = (type: GiftType) => kindOf(type).details;

/** The field that a gift of this type is known by. */
export const mainDetail = (type: GiftType): GiftDetail => detailsAsked(type)[0];

export const noteOn = (type: GiftType) => kindOf(type).note;

/** Says whether it goes to people one after another: a debt is forgiven to whoever owes it, and to nobody in their place. */
export const isPassedOn = (type: GiftType) => type !== 'forgiven_debt';

/** Says whether others can be named to take it when no recipient can. */
export const hasRemainder = (type: GiftType) => type === 'life_insurance';

type Details = Pick<AnswersOf<typeof giftQuestions>, GiftDetail>;

const unanswered: Details = unansweredOf(giftQuestions);

/** The gift with what its type does not ask left empty. */
export function withAskedAlone<G extends Details & { giftType: GiftType; remainderRecipients: unknown[] }>(gift: G): G {
  const asked = detailsAsked(gift.giftType);
  const left = Object.fromEntries(
    allDetails.filter((detail) => !asked.includes(detail)).map((detail) => [detail, unanswered[detail]]),
  );
  return { ...gift, ...left, remainderRecipients: hasRemainder(gift.giftType) ? gift.remainderRecipients : [] };
}
