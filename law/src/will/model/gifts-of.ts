import {
  type GiftType,
  giftTypes,
  hasRemainder,
  isPassedOn,
  mainDetail,
} from '@plainwill/contracts/will-data/questions/gift-questions';
import { asksTenancy } from '@plainwill/contracts/will-data/questions/home-details-questions';
import { inheritanceAge } from '@plainwill/contracts/will-data/record-limits';
import type { GiftMortgageChoice, TaxBearer, TenancyType } from '@plainwill/contracts/will-data/vocabulary';
import type { WillFacts } from '../../facts/will-facts.ts';
import { harmlessEnding } from '../../wording/harmless.ts';
import { asEnding, tidy } from '../../wording/phrases.ts';
import type { Names } from '../items/other-takers.ts';
import { type ItemReading, readItem } from '../items/read-item.ts';
import type { People } from '../people/people.ts';
import { type Choice, choicesIn, type Level, levelsOf } from './level.ts';

export interface Gift extends ItemReading {
  /** Of the row, or its place in the list. */
  id: string;
  type: GiftType;
  item: string;
  /** Says whether a home that the testator has moved to takes the place of the one named. */
  coversLaterHome: boolean;
  /** In pounds. */
  cash: number;
  provider: string;
  policyNumber: string;
  /** Which debt is forgiven; empty for all that is owed. */
  debt: string;
  /** The most of it, in pounds; null for all. */
  debtLimit: number | null;
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

type ReadItem = ItemReading & { item: string };

/** The same facts are composed, checked and tried out many times, and their items are read once. */
const readingsOf = new WeakMap<WillFacts, ReadItem[]>();

export function storedGiftsIn(facts: WillFacts, people: People): StoredGift[] {
  const homeLine = firstLineOf(facts.homeDetails);
  const all = firstNamesIn(facts);
  const isJoint = isHomeJoint(facts) && !isSeveranceMeant(facts);
  const readings = readingsOf.get(facts) ?? [];
  readingsOf.set(facts, readings);
  return facts.gifts.map((row, at) => {
    const readFor = (takers: NamesOfBeneficiaries) => {
      readings[at] ??= itemOf(row, homeLine, { all, ...takers });
      return readings[at];
    };
    return storedGift(row, { id: row.id ?? `${at + 1}`, people, readFor, isJoint });
  });
}

type NamesOfBeneficiaries = Omit<Names, 'all'>;

interface Stored {
  id: string;
  people: People;
  readFor: (takers: NamesOfBeneficiaries) => ReadItem;
  /** The home goes to its other owner. */
  isJoint: boolean;
}

const firstNameOf = (name: string) => (tidy(name).split(' ')[0] ?? '').toLowerCase();

/** First names of everybody whom the testator has told of. */
const firstNamesIn = ({ spouseDetails, children, contacts }: WillFacts) =>
  new Set([
    firstNameOf(spouseDetails.fullName),
    // An organisation is called like many things: "The", "British".
    ...[...children, ...contacts.filter(({ kind, lastName }) => kind === 'person' || lastName !== '')].map(
      ({ firstName, fullName }) => firstNameOf(firstName || fullName),
    ),
  ]);

function storedGift(row: Row, { id, people, readFor, isJoint }: Stored): StoredGift {
  const stored = [row.recipients, hasRemainder(row.giftType) ? row.remainderRecipients : []];
  const [recipients = [], remainder = []] = stored.map((choices) => choicesIn(choices, people));
  const after = Math.max(0, ...recipients.map(({ priority }) => priority));
  const choices = [...recipients, ...remainder.map((choice) => ({ ...choice, priority: choice.priority + after }))];
  const item = readFor({
    takers: new Set(choices.map(({ person }) => firstNameOf(person.name))),
    phrases: new Set(choices.flatMap(({ person: { phrase } }) => phrase ?? [])),
  });
  const gift: Gift = {
    id,
    type: row.giftType,
    ...item,
    coversLaterHome: item.isHome && !row.onlyThisHome,
    cash: row.cashAmount ?? 0,
    provider: harmlessEnding(row.provider),
    policyNumber: harmlessEnding(row.policyNumber),
    debt: asEnding(row.debtDescription),
    debtLimit: row.debtLimit,
    levels: isPassedOn(row.giftType)
      ? levelsOf(choices, row.childrenAccessAge ?? inheritanceAge.default)
      : levelsOf(choices.flatMap(asDebtors), null),
    grandchildrenTake: row.grandchildrenInherit ?? true,
    isEach: row.amountEach && isSum({ type: row.giftType }),
    taxBorneBy:
      row.giftType === 'pension_plan' || !isPassedOn(row.giftType) ? 'residue' : (row.taxBorneBy ?? 'residue'),
    mortgage: row.mortgage ?? 'with_gift',
    onlyIfSpouseFails: isPassedOn(row.giftType) && row.onlyIfSpouseFails && people.spouse !== null,
  };
  return {
    ...{ row, gift, recipients, remainder, unresolved: stored.flat().length - choices.length },
    isLeftOut: gift.fault !== null || (isJoint && gift.isHome),
  };
}

/** Each is released from a debt of their own, and nobody in another's place. */
const asDebtors = ({ person }: Choice): Choice[] =>
  (person.class?.members ?? [person]).map((debtor) => ({ person: debtor, priority: 1 }));

const nothingRead: ItemReading = {
  kind: null,
  fault: null,
  isHome: false,
  isAbroad: false,
  notes: new Set(),
  printed: '',
};

function itemOf(row: Row, homeLine: string, names: Names): ReadItem {
  const { giftType, itemDescription, debtDescription } = row;
  const item = asEnding(itemDescription);
  if (isItem({ type: giftType }) && item) return { item, ...readItem(itemDescription, { homeLine, names }) };
  if (isPassedOn(giftType) || debtDescription === '') return { item, ...nothingRead };
  const { fault } = readItem(debtDescription, { homeLine, names });
  return { item, ...nothingRead, fault: fault === 'condition' || fault === 'secret' ? fault : null };
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
    faults: new Set(all.map(({ fault }) => fault)),
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
