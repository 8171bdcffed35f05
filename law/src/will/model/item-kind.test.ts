import { expect, it } from 'vitest';
import { readItem } from './item-kind.ts';

const kindOf = (text: string) => readItem(text, '4 Mill Lane').kind;
const isHome = (text: string) => readItem(text, '4 Mill Lane').isHome;

it.each([
  ...['the right to live in my house', 'My cottage for her lifetime', 'my flat until she remarries'],
  ...['£10,000 in trust', 'my house on trust for Ann', 'the car, provided that he passes his test', 'my boat for life'],
  ...['My savings, if he is still a member', 'a life interest in my home', 'the piano for as long as Jo plays'],
])('a trust or a condition: %s', (text) => expect(kindOf(text)).toBe('trust'));

it.each([
  ...['My house', 'our family home', 'half of my flat', 'my share of 4 Mill Lane', 'The holiday cottage in Devon'],
  ...['50% of my house', 'a one-third share of the field', 'a quarter of our flat', '12.5 per cent of my home'],
  ...['my lock-up garage', 'the land at Ashby', '4 mill lane', 'My property'],
])('land: %s', (text) => expect(kindOf(text)).toBe('land'));

it.each([
  ...['My doll’s house', 'the Wendy house', 'a greenhouse', 'my home cinema', 'The house plants', 'My estate car'],
  ...[
    'a bottle of estate wine',
    'my savings tin',
    'An etching of Lisbon',
    'the contents of my house',
    'my flat-screen TV',
  ],
  ...[
    'the National Trust membership',
    'My dog kennel',
    'a still life by Anna Hale',
    'the piano at 4 Mill Lane',
    'my car',
  ],
])('a thing: %s', (text) => expect(kindOf(text)).toBe('thing'));

it.each([
  ['£500', 'money'],
  ['the money in my building society', 'money'],
  ['My premium bonds', 'money'],
  ['my cash ISA with Aviary', 'money'],
  ['100 shares in Aviary plc', 'shares'],
  ['all my shares in Trust Bank', 'shares'],
  ['My dog Max', 'animal'],
  ['our two grey ponies', 'animal'],
  ['the horse', 'animal'],
  ['everything', 'vague'],
  ['the rest of my belongings', 'vague'],
  ['my money', 'vague'],
  ['TV', 'vague'],
])('%s is %s', (text, kind) => expect(kindOf(text)).toBe(kind));

it('knows the home by its address or as "my home", and no other house', () => {
  for (const text of ['My house', 'our family home', 'my share of 4 Mill Lane', 'the bungalow at 4 Mill Lane'])
    expect([text, isHome(text)]).toEqual([text, true]);
  for (const text of ['my house in Spain', 'the holiday cottage', 'my garage', 'the land', 'The contents of my house'])
    expect([text, isHome(text)]).toEqual([text, false]);
});
