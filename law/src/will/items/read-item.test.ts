import { describe, expect, it } from 'vitest';
import {
  innocentItems,
  itemsAbroad,
  itemsAtHome,
  itemsOutsideTheWill,
  motivesTypedAsItems,
  notedItems,
  ownDebtsTypedAsItems,
  partsOfEstateTypedAsItems,
  paymentsTypedAsItems,
  releasesTypedAsItems,
  secretsTypedAsItems,
  takersTypedAsItems,
  trustsTypedAsItems,
} from '../testing/items.ts';
import { readItem } from './read-item.ts';

const names = {
  all: new Set(['sue', 'tom', 'neil', 'mark', 'pat']),
  takers: new Set(['pat']),
  phrases: new Set(['my daughter']),
};
const read = (text: string) => readItem(text, { homeLine: '4 Mill Lane', names });
const kindOf = (text: string) => read(text).kind;
const faultOf = (text: string) => read(text).fault;
const isHome = (text: string) => read(text).isHome;

const harmless = [...innocentItems, ...itemsAtHome, ...itemsAbroad];
const harmful = {
  condition: trustsTypedAsItems,
  payments: paymentsTypedAsItems,
  others: takersTypedAsItems,
  secret: secretsTypedAsItems,
  ownDebt: ownDebtsTypedAsItems,
  release: releasesTypedAsItems,
  estate: partsOfEstateTypedAsItems,
} as const;

describe('a sentence typed as an item', () => {
  it('is one of more than three hundred, half of them harmless', () => {
    const counts = Object.fromEntries(Object.entries(harmful).map(([fault, items]) => [fault, items.length]));
    expect({ ...counts, noted: motivesTypedAsItems.length + notedItems.length, harmless: harmless.length }).toEqual({
      condition: 78,
      payments: 11,
      others: 34,
      secret: 4,
      ownDebt: 4,
      release: 11,
      estate: 15,
      noted: 48,
      harmless: 191,
    });
  });

  it.each(Object.entries(harmful).flatMap(([fault, items]) => items.map((item) => [fault, item] as const)))(
    'cannot be printed as a gift, being %s: %s',
    (fault, item) => expect(faultOf(item)).toBe(fault),
  );

  it.each(harmless)('is printed as a gift: %s', (item) => expect(faultOf(item)).toBe(null));

  it.each(innocentItems)('says nothing that needs a word: %s', (item) => expect([...read(item).notes]).toEqual([]));

  it.each(motivesTypedAsItems)('is a gift with a purpose: %s', (item) =>
    expect([faultOf(item), [...read(item).notes]]).toEqual([null, ['motive']]),
  );

  it.each(notedItems)('is a gift, and %s: %s', (note, item) =>
    expect([faultOf(item), read(item).notes.has(note)]).toEqual([null, true]),
  );

  it('is the taker’s own where it names them', () => {
    expect(['the clock for Pat', 'the clock for Neil', '£500 for Pat'].map(faultOf)).toEqual([null, 'others', null]);
  });

  it('is read line by line where it is a list', () => {
    expect(faultOf('My gold ring\nMy house until she marries')).toBe('condition');
    expect(itemsOutsideTheWill.length).toBeGreaterThan(0);
  });
});

it.each([
  ...['My house', 'our family home', 'half of my flat', 'my share of 4 Mill Lane', 'The holiday cottage in Devon'],
  ...['my lock-up garage', 'the land at Ashby', '4 mill lane', 'My property', 'Hill Farm, with its barns'],
  ...['50% of my house', 'a one-third share of the field', 'a quarter of our flat', '12.5 per cent of my home'],
])('land: %s', (text) => expect(kindOf(text)).toBe('land'));

it.each([
  ...['My doll’s house', 'the Wendy house', 'a greenhouse', 'my home cinema', 'The house plants', 'My estate car'],
  ...['a bottle of estate wine', 'my savings tin', 'An etching of Lisbon', 'the contents of my house', 'my car'],
  ...['my flat-screen TV', 'the National Trust membership', 'My dog kennel', 'a still life by Anna Hale'],
  ...['the piano at 4 Mill Lane', 'a £5 note'],
])('a thing: %s', (text) => expect(kindOf(text)).toBe('thing'));

it.each([
  ['£500', 'money'],
  ['the money in my building society', 'money'],
  ['My premium bonds', 'money'],
  ['my cash ISA with Aviary', 'money'],
  ['everything in my Barclays account', 'money'],
  ['100 shares in Aviary plc', 'shares'],
  ['all my shares in Trust Bank', 'shares'],
  ['My dog Max', 'animal'],
  ['our two grey ponies', 'animal'],
  ['the horse', 'animal'],
  ['what Tom owes me', 'debt'],
  ['my dental practice', 'business'],
  ['the rest of my belongings', 'vague'],
  ['my money', 'vague'],
  ['TV', 'vague'],
])('%s is %s', (text, kind) => expect(kindOf(text)).toBe(kind));

it('knows the home by its address or as "my home", and no other house', () => {
  for (const text of ['My house', 'our family home', 'my share of 4 Mill Lane', 'the bungalow at 4 Mill Lane'])
    expect([text, isHome(text)]).toEqual([text, true]);
  for (const text of ['my house in Spain', 'the holiday cottage', 'my garage', 'the land', 'The contents of my house'])
    expect([text, isHome(text)]).toEqual([text, false]);
  expect(['the proceeds of sale of my house', 'the proceeds of sale of my car'].map(isHome)).toEqual([true, false]);
});

describe('the words that a clause prints', () => {
  it.each([
    ['My piano.', 'my piano'],
    ['the  Steinway\npiano ', 'my Steinway piano'],
    ['1967 Jaguar', 'my 1967 Jaguar'],
    ['theatre programmes', 'my theatre programmes'],
    ['All my books', 'all my books'],
    ['my our caravan', 'my share of our caravan'],
    ['Their wedding album', 'their wedding album'],
    ['Anna’s violin', 'Anna’s violin'],
    // A number, a share or which one it is keeps the word before it.
    ['my 60 shares', 'my 60 shares'],
    ['60 shares in Aviary plc', '60 shares in Aviary plc'],
    ['my half share of 5 Elm Road', 'my half share of 5 Elm Road'],
    ['my half of the boat', 'my half of the boat'],
    ['my two cats', 'my two cats'],
    ['The two cats', 'the two cats'],
    ['my one-third share in Bell & Sons Ltd', 'my one-third share in Bell & Sons Ltd'],
    ['the debt my son Neil owes me', 'the debt my son Neil owes me'],
    ['what Tom owes me', 'what Tom owes me'],
    ['the £15,000 I lent to Mark, which he need not repay', 'the £15,000 I lent to Mark, which he need not repay'],
    ['the piano which belongs to my sister', 'the piano which belongs to my sister'],
    ['the car my son drives', 'the car my son drives'],
    ['The contents of my desk', 'the contents of my desk'],
    ['my £5,000', 'my £5,000'],
    ['£5,000', '£5,000'],
    // Money that is somewhere is not "my money".
    ['money in my account with HDFC', 'money in my account with HDFC'],
    ['The money in my account with HDFC', 'the money in my account with HDFC'],
    ['sum of £5,000', 'sum of £5,000'],
    ['Premium Bonds', 'my Premium Bonds'],
    ['the joint savings with Tom', 'the joint savings with Tom'],
    ['my joint savings', 'my joint savings'],
    ['joint savings', 'joint savings'],
    // A description in another language has no English word before it.
    ['Beibl y teulu a’r llestri gorau', 'Beibl y teulu a’r llestri gorau'],
    ['fy modrwy briodas', 'fy modrwy briodas'],
    ['la montre de mon père', 'la montre de mon père'],
    ['mój zegarek', 'mój zegarek'],
    ['祖母的手镯', '祖母的手镯'],
    ['La Perla earrings', 'my La Perla earrings'],
    // Lines make a list.
    ['My gold ring\nMy silver watch\nMy coin collection', 'my gold ring, my silver watch and my coin collection'],
    ['- the clock\n- my two cats', 'my clock and my two cats'],
    ['My ring, with its box\nMy watch', 'my ring, with its box; and my watch'],
  ])('of %j are %j', (typed, printed) => expect(read(typed).printed).toBe(printed));
});
