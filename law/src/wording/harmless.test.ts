import { expect, it } from 'vitest';
import { harmlessEnding, isHarmlessAnswer } from './harmless.ts';

it.each([
  '',
  'retired teacher',
  'estate agent',
  'property manager',
  'trust officer',
  'Lloyd’s underwriter',
  'army officer on leave',
  'gift-shop owner',
  'I.T. consultant',
  'Grade I listed buildings surveyor',
  '‘Retired’',
  'MY1234567',
  'I-4471/2',
  'LV: 12345',
  'My Pension Expert',
  'x'.repeat(60),
])('lets an answer into a clause: %s', (typed) => expect(isHarmlessAnswer(typed)).toBe(true));

it.each([
  'teacher. I give my house to Ann Lee',
  'teacher; executor',
  'nurse\nand more',
  'a man who appoint Ann',
  'REVOKE all',
  'leave it all to Ann',
  'x'.repeat(61),
])('keeps out what reads like a clause: %s', (typed) => expect(isHarmlessAnswer(typed)).toBe(false));

it.each(['none', 'None.', 'n/a', 'N/A', '-', '.', '—', '0', 'nil', ' '])('prints nothing where %j is typed', (typed) =>
  expect(harmlessEnding(typed)).toBe(''),
);

it.each(['retired', 'nonetheless Ltd', 'nun', 'No. 5 shop manager', 'unemployed'])('prints %s', (typed) =>
  expect(harmlessEnding(typed)).toBe(typed),
);
