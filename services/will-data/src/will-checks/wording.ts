import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { MaritalStatus } from '@plainwill/contracts/will-data/vocabulary';
import { asEnding } from '../will/language/phrases.ts';
import type { StoredGift } from '../will/model/gifts-of.ts';
import type { Person } from '../will/people/person.ts';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** `A, B and C`. */
export const namesOf = (people: readonly Person[]) => list.format(people.map(({ name }) => name));

const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** `A, B or C`. */
export const anyOf = (people: readonly Person[]) => alternatives.format(people.map(({ name }) => name));

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
export function giftWords({ gift: { type, item, cash, provider } }: StoredGift): string {
  const from = provider && ` with ${provider}`;
  switch (type) {
    case 'specific_item':
      return item ? `“${item}”` : 'this gift';
    case 'cash_gift':
      return cash > 0 ? `the gift of ${inPounds(cash)}` : 'this cash gift';
    case 'life_insurance':
      return `the life insurance${from}`;
    case 'pension_plan':
      return `the pension${from}`;
  }
}

/** What a sentence calls what the testator is. */
export const statusWords: Readonly<Record<MaritalStatus, string>> = {
  single: 'single',
  married: 'married',
  partner: 'in a partnership',
  divorced: 'divorced',
  widowed: 'widowed',
};

/** `wife`, `civil partner`. */
export const relationshipWords = ({ phrase }: Person) => (phrase ?? 'spouse').replace(/^my /, '');

/** What stands in a message for words typed over many lines. */
export const quoted = (typed: string) => `“${asEnding(typed)}”`;

/** `11`; of a baby, `not yet 1`. */
export const ageWords = (age: number) => (age === 0 ? 'not yet 1' : `${age}`);
