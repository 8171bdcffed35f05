import type { ContactRole } from '@plainwill/contracts/will-data/vocabulary';
import { expect, it } from 'vitest';
import { isCalledLikeOrganisation } from './organisations.ts';

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
])('takes %s %s for a body', (first, last) => {
  expect(isBody(first, last)).toBe(true);
});

it.each([
  ['Faith', 'Church'],
  ['Marie', 'Curie'],
  ['Grace', 'Foundling'],
  ['Ada', 'Mind'],
  ['Guy', 'Schoolcraft'],
])('takes %s %s for a person', (first, last) => {
  expect(isBody(first, last, 'friend')).toBe(false);
});

it('takes one word alone for a body only under the role other', () => {
  expect([isBody('Bramble', ''), isBody('Cher', '', 'friend')]).toEqual([true, false]);
});
