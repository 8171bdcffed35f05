import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, it } from 'vitest';
import { whyGuessable } from './guessability.ts';
import { userInputsOf } from './password-check.ts';

const harriet = userInputsOf({ email: 'harriet.bell@example.com', name: 'Harriet Bell-Łuk' });

it.each([
  ['Password1!', 'it is close to one that many people use'],
  ['Letmein1!', 'it is close to one that many people use'],
  ['Jessica1990', 'it is close to one that many people use'],
  ['Password1', 'it is one that many people use'],
  ['Abcd1234', 'it is one that many people use'],
  ['Summer2024', 'it is a common word with a year'],
  ['Charlie2019!', 'it is a common word with a year'],
  ['RedHouse12', 'it is common words with a few characters more'],
  ['Aa1aaaaaa', 'it repeats the same characters'],
  ['Password1!'.repeat(25), 'it repeats the same characters'],
  ['Plainwill-2026', 'it has your name, your email address or our name in it'],
  ['MyPlainwill1', 'it has your name, your email address or our name in it'],
  ['Harriet1975', 'it has your name, your email address or our name in it'],
  ['Harriet.bell1', 'it has your name, your email address or our name in it'],
])('says of %s why it is easy to guess', (password, why) => expect(whyGuessable(password, harriet)).toBe(why));

it.each([
  'Copper-Field-86',
  'Quarry-street-7',
  'Xk9#mQ2v',
  'Xk9#mQ2vT',
  'Blue1Kettle',
  'Harriet-Kettle-Bridge-9',
  ` Ünïcode 👍 ${'長'.repeat(100)}1a `,
  'aB3!kQ'.repeat(3) + 'Copper-Field-86'.repeat(10),
])('takes %s', (password) => expect(whyGuessable(password, harriet)).toBeNull());

it('counts the parts of names and addresses as own words, and nothing shorter than three letters', () => {
  expect(harriet).toEqual([
    'harriet.bell@example.com',
    'harriet.bell',
    'harriet',
    'bell',
    'example',
    'com',
    'łuk',
    'plainwill',
  ]);
  expect(userInputsOf({ email: 'a@b.uk', name: null })).toEqual(['a@b.uk', 'plainwill']);
});

it('takes none of the list of breached passwords, nor one made to meet the rules', () => {
  const breached = dictionary['passwords-common'].filter((password) => password.length >= 8);
  expect(breached.length).toBeGreaterThan(17_000);
  const sample = breached.filter((_, index) => index % 400 === 0);
  const meetingRules = sample.map((password) => `${password[0]?.toUpperCase()}${password.slice(1)}1`);
  expect([...sample, ...meetingRules].filter((password) => whyGuessable(password, []) === null)).toEqual([]);
});
