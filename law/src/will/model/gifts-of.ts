import {
  type GiftType,
  giftTypes,
  hasRemainder,
  mainDetail,
} from '@plainwill/contracts/will-data/questions/gift-questions';
import { asksTenancy } from '@plainwill/contracts/will-data/questions/home-details-questions';
import { inheritanceAge } from '@plainwill/contracts/will-data/record-limits';
import type { GiftMortgageChoice, TaxBearer, TenancyType } from '@plainwill/contracts/will-data/vocabulary';
import type { WillFacts } from '../../facts/will-facts.ts';
import { harmlessEnding } from '../../wording/harmless.ts';
import { asEnding, tidy } from '../../wording/phrases.ts';
import type { People } from '../people/people.ts';
import { type ItemKind, readItem } from './item-kind.ts';
import { type Choice, choicesIn, type Level, levelsOf } from './level.ts';

export interface Gift {
  /** Of the row, or its place in the list. */
  id: string;
  type: GiftType;
  item: string;
  /** What the words of an item name; null of any other gift. */
  kind: ItemKind | null;
  /** Says whether it is the testator's own home or a share of it. */
  isHome: boolean;
  /** Says whether a home that the testator has moved to takes the place of the one named. */
  coversLaterHome: boolean;
  /** In pounds. */
  cash: number;
  provider: string;
  policyNumber: string;
  levels: readonly Level[];
  /** Says whether the children of a child who does not take stand in; as the law would have it, where never asked. */
  grandchildrenTake: boolean;
  /** Of money: the sum is for each who takes it. */
  isEach: boolean;
  taxBorneBy: TaxBearer;
  /** Of land: who pays off a debt charged on it. */
  mortgage: GiftMortgageChoice;
  onlyIfSpouseFails: boolean;
}

// In this order whatever the order of the screen, so that a change of one gift renumbers few others; what the will can
// only ask for comes last.
const placeOf = (type: GiftType) => (type === 'pension_plan' ? giftTypes.length : giftTypes.indexOf(type));

type Row = WillFacts['gifts'][number];

/** A row of storage: the gift it is, and everyone it names, as often as it does. */
export interface StoredGift {
  row: Row;
  gift: Gift;
  recipients: readonly Choice[];
  /** Of life insurance alone; other gifts have none, whatever is stored. */
  remainder: readonly Choice[];
  /** How many of its choices name nobody. */
  unresolved: number;
  /** No will can give it in this way, so it is in none, nor in a draft. */
  isLeftOut: boolean;
}

export function storedGiftsIn(facts: WillFacts, people: People): StoredGift[] {
  const homeLine = firstLineOf(facts.homeDetails);
  const isJoint = isHomeJoint(facts) && !isSeveranceMeant(facts);
  return facts.gifts.map((row, at) => storedGift(row, { id: row.id ?? `${at + 1}`, people, homeLine, isJoint }));
}

interface Stored {
  id: string;
  people: People;
  homeLine: string;
  /** The home goes to its other owner. */
  isJoint: boolean;
}

function storedGift(row: Row, { id, people, homeLine, isJoint }: Stored): StoredGift {
  const stored = [row.recipients, hasRemainder(row.giftType) ? row.remainderRecipients : []];
  const [recipients = [], remainder = []] = stored.map((choices) => choicesIn(choices, people));
  const after = Math.max(0, ...recipients.map(({ priority }) => priority));
  const choices = [...recipients, ...remainder.map((choice) => ({ ...choice, priority: choice.priority + after }))];
  const item = itemOf(row, homeLine);
  const gift: Gift = {
    id,
    type: row.giftType,
    ...item,
    coversLaterHome: item.isHome && !row.onlyThisHome,
    cash: row.cashAmount ?? 0,
    provider: harmlessEnding(row.provider),
    policyNumber: harmlessEnding(row.policyNumber),
    levels: levelsOf(choices, row.childrenAccessAge ?? inheritanceAge.default),
    grandchildrenTake: row.grandchildrenInherit ?? true,
    isEach: row.amountEach && isSum({ type: row.giftType }),
    taxBorneBy: row.giftType === 'pension_plan' ? 'residue' : (row.taxBorneBy ?? 'residue'),
    mortgage: row.mortgage ?? 'with_gift',
    onlyIfSpouseFails: row.onlyIfSpouseFails && people.spouse !== null,
  };
  return {
    ...{ row, gift, recipients, remainder, unresolved: stored.flat().length - choices.length },
    isLeftOut: gift.kind === 'trust' || (isJoint && gift.isHome),
  };
}

function itemOf({ giftType, itemDescription }: Row, homeLine: string): Pick<Gift, 'item' | 'kind' | 'isHome'> {
  const item = asEnding(itemDescription);
  return isItem({ type: giftType }) && item
    ? { item, ...readItem(item, homeLine) }
    : { item, kind: null, isHome: false };
}

const firstLineOf = ({ line1, address }: WillFacts['homeDetails']) => tidy(line1 || (address.split(/[,\n]/)[0] ?? ''));

/**
 * How the home is owned, by all that is answered: a joint tenancy that has been severed is a tenancy in common, whatever
 * it is still called. Law of Property Act 1925 s.36(2).
 */
export function tenancyOf({ homeDetails: { homeOwnership, tenancyType, severance } }: WillFacts): TenancyType | null {
  if (!asksTenancy({ homeOwnership })) return null;
  return tenancyType === 'joint-tenants' && severance === 'done' ? 'tenants-in-common' : tenancyType;
}

/** Says whether the home belongs to whoever of its owners lives longest, whatever a will says. */
export const isHomeJoint = (facts: WillFacts) => tenancyOf(facts) === 'joint-tenants';

/** Says whether a will can already speak of a share of the joint home: as far as there is one at the death. */
export const isSeveranceMeant = ({ homeDetails }: WillFacts) => homeDetails.severance === 'planned';

/** The gifts that can be printed, and those that cannot, which are counted by what they lack. */
export function giftsOf(facts: WillFacts, people: People) {
  const stored = storedGiftsIn(facts, people);
  const all = stored.map(({ gift }) => gift);
  const possible = stored
    .flatMap(({ gift, isLeftOut }) => (isLeftOut ? [] : [gift]))
    .toSorted((a, b) => placeOf(a.type) - placeOf(b.type));
  const isFinished = (gift: Gift) => gift.levels.length > 0 && hasSubject(gift);
  return {
    gifts: possible.filter(isFinished),
    unfinished: possible.filter((gift) => !isFinished(gift)),
    unresolved: stored.reduce((sum, { unresolved }) => sum + unresolved, 0),
    hasNoBeneficiary: all.some(({ levels }) => levels.length === 0),
    hasNoSum: all.some((gift) => isSum(gift) && !hasSubject(gift)),
    hasTrust: all.some(({ kind }) => kind === 'trust'),
    hasJointHome: stored.some(({ gift, isLeftOut }) => isLeftOut && gift.isHome),
    hasNoItem: all.some((gift) => isItem(gift) && !hasSubject(gift)),
  };
}

type Typed = Pick<Gift, 'type'>;

/** Says whether a thing is given, or a sum of money. */
export const isItem = ({ type }: Typed) => mainDetail(type) === 'itemDescription';
export const isSum = ({ type }: Typed) => mainDetail(type) === 'cashAmount';

/** A policy is known well enough without its provider. */
export const hasSubject = (gift: Gift) => (isSum(gift) ? gift.cash > 0 : !isItem(gift) || gift.item !== '');

/** The groups of gifts in the order in which a will prints them, each type in one of them. */
export const giftsByOrder = (gifts: readonly Gift[]) => ({
  items: gifts.filter(isItem),
  sums: gifts.filter(isSum),
  others: gifts.filter((gift) => !isItem(gift) && !isSum(gift)),
});
