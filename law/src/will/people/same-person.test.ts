import { spellings } from '@plainwill/contracts/shared/testing/spellings';
import { describe, expect, it } from 'vitest';
import { haveSameName, isSamePerson, type KnownRecord } from './same-person.ts';

const home = '4 Mill Lane, Ludlow SY8 1XX';

const record = (overrides: Partial<KnownRecord> = {}): KnownRecord => ({
  id: 'ann',
  table: 'contact',
  name: 'Ann Hart',
  dateOfBirth: null,
  role: null,
  email: '',
  phone: '',
  address: '',
  isStepchild: false,
  differsFrom: [],
  ...overrides,
});

describe('names', () => {
  it.each([
    ['Ann Hart', 'ANN HART', true],
    ['Zoë Hart', 'Zoe Hart', true],
    ['Ann May Hart', 'Ann Hart', true],
    ['Ann May Hart', 'Ann Rose Hart', false],
    ['Ann Hart', 'Ann Hartley', false],
    ['Cher', 'Cher', true],
    ['', '', false],
  ])('takes %s and %s for one: %s', (a, b, isSame) => {
    expect(haveSameName(a, b)).toBe(isSame);
  });

  it.each(spellings)('takes %j and each other spelling for one', (name) => {
    for (const spelling of spellings) expect(haveSameName(name, spelling)).toBe(true);
  });
});

describe('two records of one name', () => {
  it.each<[string, Partial<KnownRecord>, Partial<KnownRecord>]>([
    ['share an e-mail', { email: 'ann@example.com' }, { email: 'Ann@Example.com' }],
    ['share a phone', { phone: '7700900123' }, { phone: '7700900123' }],
    ['share an address', { address: home }, { address: home }],
    ['are a spouse and a contact said to be one', { table: 'spouse' }, { role: 'spouse_partner' }],
    ['are a child and a contact said to be one', { table: 'child' }, { role: 'child' }],
    ['are a spouse and a contact who lives at the same home', { table: 'spouse' }, { role: 'friend', address: home }],
  ])('are one person where they %s', (_why, a, b) => {
    expect(isSamePerson(record(a), record(b), home)).toBe(true);
    expect(isSamePerson(record(b), record(a), home)).toBe(true);
  });

  it.each<[string, Partial<KnownRecord>, Partial<KnownRecord>]>([
    ['have nothing more in common', {}, {}],
    [
      'were born on different days',
      { address: home, dateOfBirth: '1970-01-01' },
      { address: home, dateOfBirth: '2001-01-01' },
    ],
    [
      'are a son and a grandson in one house',
      { table: 'child', address: home },
      { role: 'other_relative', address: home },
    ],
    ['are two, as was said, in one house', { id: 'father', address: home }, { differsFrom: ['father'], address: home }],
    ['are a child and a stepchild', { table: 'child' }, { role: 'stepchild', address: home }],
  ])('are two people where they %s', (_why, a, b) => {
    expect(isSamePerson(record(a), record(b), home)).toBe(false);
  });
});
