import type { PersonId } from '@plainwill/contracts/shared/ids';
import { expect, it } from 'vitest';
import { aChildNamed, aContactNamed, aMarriedRecord, anExecutor } from '../../testing/a-family.ts';
import { candidatesFor } from './executor-candidates.ts';

const today = '2026-11-21';

const told = (testatorRecord: Parameters<typeof candidatesFor>[0]) =>
  candidatesFor(testatorRecord, today).map(({ name, about }) => `${name}: ${about}`);

const contacts = [aContactNamed('Ann Reed', { role: 'Aunt' }), aContactNamed('Bob Finch')];

it('offers the spouse, then other parents of children, then everybody else', () => {
  const children = [aChildNamed('Rosie', { otherParentId: 'bob' as PersonId })];
  expect(told(aMarriedRecord({ contacts, children }))).toEqual([
    'Daniel Bell: Your spouse',
    'Bob Finch: Other parent of Rosie',
    'Ann Reed: Aunt',
  ]);
});

it('offers nobody known to be under 18', () => {
  const born = (name: string, dateOfBirth: string) => aContactNamed(name, { dateOfBirth });
  const testatorRecord = aMarriedRecord({
    contacts: [born('Ann Reed', '2008-11-21'), born('Bob Finch', '2008-11-22')],
  });
  expect(told(testatorRecord)).toEqual(['Daniel Bell: Your spouse', 'Ann Reed: Friend']);
});

it('offers nobody who is an executor already', () => {
  const executors = [anExecutor('spouse'), anExecutor('ann')];
  expect(told(aMarriedRecord({ contacts, executors }))).toEqual(['Bob Finch: Friend']);
});

it('offers a spouse or partner of whom nothing is stored, without an id', () => {
  const testatorRecord = aMarriedRecord({ spouseDetails: null });
  expect(candidatesFor(testatorRecord, today)).toEqual([
    { personId: null, kind: 'spouse', name: 'Your spouse', about: 'Your spouse' },
  ]);
  const personalDetails = testatorRecord.personalDetails && {
    ...testatorRecord.personalDetails,
    maritalStatus: 'partner' as const,
  };
  expect(told({ ...testatorRecord, personalDetails })).toEqual(['Your partner: Your partner']);
});

it('offers no spouse to somebody who is single', () => {
  const testatorRecord = aMarriedRecord({ spouseDetails: null });
  const personalDetails = testatorRecord.personalDetails && {
    ...testatorRecord.personalDetails,
    maritalStatus: 'single' as const,
  };
  expect(candidatesFor({ ...testatorRecord, personalDetails }, today)).toEqual([]);
});
