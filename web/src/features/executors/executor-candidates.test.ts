import type { PersonId } from '@plainwill/contracts/shared/ids';
import { expect, it } from 'vitest';
import { aChildNamed, aContactNamed, aMarriedPortal, anExecutor } from '../../testing/a-family.ts';
import { candidatesFor } from './executor-candidates.ts';

const today = '2026-11-21';

const told = (portal: Parameters<typeof candidatesFor>[0]) =>
  candidatesFor(portal, today).map(({ name, about }) => `${name}: ${about}`);

const contacts = [aContactNamed('Ann Reed', { role: 'Aunt' }), aContactNamed('Bob Finch')];

it('offers the spouse, then other parents of children, then everybody else', () => {
  const children = [aChildNamed('Rosie', { otherParentId: 'bob' as PersonId })];
  expect(told(aMarriedPortal({ contacts, children }))).toEqual([
    'Daniel Bell: Your spouse',
    'Bob Finch: Other parent of Rosie',
    'Ann Reed: Aunt',
  ]);
});

it('offers nobody known to be under 18', () => {
  const born = (name: string, dateOfBirth: string) => aContactNamed(name, { dateOfBirth });
  const portal = aMarriedPortal({ contacts: [born('Ann Reed', '2008-11-21'), born('Bob Finch', '2008-11-22')] });
  expect(told(portal)).toEqual(['Daniel Bell: Your spouse', 'Ann Reed: Friend']);
});

it('offers nobody who is an executor already', () => {
  const executors = [anExecutor('spouse'), anExecutor('ann')];
  expect(told(aMarriedPortal({ contacts, executors }))).toEqual(['Bob Finch: Friend']);
});

it('offers a spouse or partner of whom nothing is stored, without an id', () => {
  const portal = aMarriedPortal({ spouseDetails: null });
  expect(candidatesFor(portal, today)).toEqual([
    { personId: null, kind: 'spouse', name: 'Your spouse', about: 'Your spouse' },
  ]);
  const personalDetails = portal.personalDetails && { ...portal.personalDetails, maritalStatus: 'partner' as const };
  expect(told({ ...portal, personalDetails })).toEqual(['Your partner: Your partner']);
});

it('offers no spouse to somebody who is single', () => {
  const portal = aMarriedPortal({ spouseDetails: null });
  const personalDetails = portal.personalDetails && { ...portal.personalDetails, maritalStatus: 'single' as const };
  expect(candidatesFor({ ...portal, personalDetails }, today)).toEqual([]);
});
