import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { listed, listedAsChoice } from '@plainwill/contracts/shared/phrases';
import { kindsOfGift } from '@plainwill/contracts/will-data/questions/gift-questions';
import type { MaritalStatus } from '@plainwill/contracts/will-data/vocabulary';
import type { Gift, StoredGift } from '../will/model/gifts-of.ts';
import type { Person } from '../will/people/person.ts';
import { ordinal } from '../wording/ordinal.ts';
import { asEnding, tidy } from '../wording/phrases.ts';

/** A name; of a class, as the testator is told of it. */
const nameOf = (person: Person) => (person.class ? `your ${person.class.of}` : person.name);

export const namesOf = (people: readonly Person[]) => listed(people.map(nameOf));

/** `A, B or C`; of a class, one of it. */
export const anyOf = (people: readonly Person[]) =>
  listedAsChoice(people.map((person) => (person.class ? `one of your ${person.class.of}` : person.name)));

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  trailingZeroDisplay: 'stripIfInteger',
});

/** `£5,000`, with pence only where there are some. */
export const inPounds = (amount: number) => pounds.format(amount);

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `3 March 2027`. */
export const formatDay = (date: CalendarDate) => day.format(new Date(date));

/** What a sentence calls a gift. */
export const giftPhrase = ({ gift }: StoredGift) => kindsOfGift[gift.type].nameInCheck(namedBy(gift));

/** The name of a gift is made of these. */
export const namedBy = ({ item, fault, cash, isEach, provider }: Gift) => ({
  // A secret is not said again.
  item: item && fault !== 'secret' ? inShort(item) : '',
  sum: cash > 0 ? inPounds(cash) : '',
  isEach,
  provider,
});

/** What a sentence calls what the testator is. */
export const statusPhrases: Readonly<Record<MaritalStatus, string>> = {
  single: 'single',
  married: 'married',
  partner: 'in a partnership',
  divorced: 'divorced',
  widowed: 'widowed',
};

/** `wife`, `civil partner`. */
export const relationshipPhrase = ({ phrase }: Person) => (phrase ?? 'spouse').replace(/^my /, '');

/** What stands in a message for words typed over many lines. */
export const quoted = (typed: string) => `“${asEnding(typed)}”`;

const maxShown = 60;

/** The beginning of what may be a long text. */
export const inShort = (typed: string) =>
  typed.length > maxShown ? `“${tidy(typed.slice(0, maxShown))}…”` : quoted(typed);

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** `third`; beyond the tenth, `11th`. */
export const placeWord = (place: number) => places[place - 1] ?? ordinal(place);

/** `Tom Hart’s money`, `the money of Tom Hart and Amy Hart`. */
export const moneyOf = (people: readonly Person[]) =>
  people.length === 1 ? `${namesOf(people)}’s money` : `the money of ${namesOf(people)}`;

/** `Tom Hart is 11 and Amy Hart is not yet 1`, as far as their ages are known. */
export const agesOf = (people: readonly Person[]) =>
  listed(people.map(({ name, age }) => `${name} is ${ageText(age ?? 0)}`));

/** `11`; of a baby, `not yet 1`. */
export const ageText = (age: number) => (age === 0 ? 'not yet 1' : `${age}`);
