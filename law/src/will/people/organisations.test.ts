import type { ContactRole } from '@plainwill/contracts/will-data/vocabulary';
import { expect, it } from 'vitest';
import { isCalledLikeOrganisation, mayBeOrganisation } from './organisations.ts';

const isBody = (firstName: string, lastName: string, role: ContactRole = 'other') =>
  isCalledLikeOrganisation({ firstName, lastName, fullName: '', role });

it.each([
  ['Hope House', 'Hospice'],
  ['Wrexham Rescue', 'Dogs'],
  ['Llan Village Hall', 'Limited'],
  ['RSPCA', ''],
  ['St Mary’s', 'School'],
  ['Wildlife', 'Trust'],
  ['Holy Trinity', 'Church'],
  ['Oxfam', ''],
  ["Barnardo's", ''],
  ['Parkinson’s', 'UK'],
  ['The Salvation', 'Army'],
  ['Medecins Sans', 'Frontieres'],
  ['Macmillan', 'Cancer'],
  ['Cancer', 'Research'],
  ['Battersea', 'Dogs'],
  ['Midlands Air', 'Ambulance'],
  ['Bristol Children’s', 'Appeal'],
])('takes %s %s for a body', (first, last) => {
  expect(isBody(first, last)).toBe(true);
});

it.each([
  ['Faith', 'Church'],
  ['Marie', 'Curie'],
  ['Grace', 'Foundling'],
  ['Ada', 'Mind'],
  ['Guy', 'Schoolcraft'],
  ['Della', 'Street'],
  ['Rose', 'Heart'],
  ['Ann', 'Batterses'],
  ['Great Ormond', 'Street'],
])('takes %s %s for a person', (first, last) => {
  expect(isBody(first, last, 'friend')).toBe(false);
});

it('takes one word alone for a body only under the role other', () => {
  expect([isBody('Bramble', ''), isBody('Cher', '', 'friend')]).toEqual([true, false]);
});

it.each([
  ['Great Ormond', 'Street', true],
  ['British', 'Heart', true],
  ['Della', 'Street', true],
  ['Mrs Della', 'Street', false],
  ['Rev. Jane', 'Church', false],
] as const)('asks of %s %s under the role other: %s', (first, last, isAsked) => {
  const asked = (role: ContactRole) => mayBeOrganisation({ firstName: first, lastName: last, fullName: '', role });
  expect([asked('other'), asked('friend')]).toEqual([isAsked, false]);
});
