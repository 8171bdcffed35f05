import { randomUUID } from 'node:crypto';
import { dayMs } from '@plainwill/contracts/shared/durations';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Role } from '@plainwill/contracts/shared/roles';
import { expect, it } from 'vitest';
import { dependenceOf, standingOf } from './independence.ts';

const now = new Date('2026-12-10T12:00:00Z');
const [anna, ben, cleo, dan] = Array.from({ length: 4 }, () => randomUUID() as AccountId) as [
  AccountId,
  AccountId,
  AccountId,
  AccountId,
];
const grant = (accountId: AccountId, grantedBy: AccountId | null, daysAgo: number, role: Role = 'admin') => ({
  accountId,
  role,
  grantedBy,
  grantedAt: new Date(now.getTime() - daysAgo * dayMs),
});
const byOperator = (accountId: AccountId) => grant(accountId, null, 0);
const reasonOf = (grants: Parameters<typeof dependenceOf>[0], askedBy: AccountId, agreeing: AccountId) =>
  dependenceOf(grants, { askedBy, agreeing }, now)?.reason ?? null;

it('counts two administrators of the operator as two from the first day', () => {
  expect(reasonOf([byOperator(anna), byOperator(ben)], anna, ben)).toBeNull();
});

it('refuses a puppet that agrees, for seven days; and to who granted it for good', () => {
  const grants = [byOperator(anna), byOperator(dan), grant(ben, anna, 6.9)];
  expect(reasonOf(grants, anna, ben)).toBe('RoleFromAsker');
  expect(reasonOf(grants, dan, ben)).toBe('RoleTooNew');
  expect(reasonOf([byOperator(anna), byOperator(dan), grant(ben, anna, 7)], dan, ben)).toBeNull();
});

it('refuses who agrees to what a puppet of theirs asks, also through others', () => {
  const grants = [byOperator(anna), grant(ben, anna, 1), grant(cleo, ben, 0), byOperator(dan)];
  expect(reasonOf(grants, ben, anna)).toBe('RoleTooNew');
  expect(reasonOf(grants, cleo, anna)).toBe('RoleTooNew');
  expect(reasonOf(grants, cleo, dan)).toBeNull();
});

it('lets a firm of two work once the days are over: the newer one asks', () => {
  expect(reasonOf([byOperator(anna), grant(ben, anna, 8)], ben, anna)).toBeNull();
});

it('knows of a reviewer who has vouched for them lately', () => {
  const grants = [
    byOperator(anna),
    grant(ben, anna, 1),
    grant(cleo, ben, 2, 'reviewer'),
    grant(dan, ben, 8, 'reviewer'),
  ];
  expect(new Set(standingOf(grants, cleo, now).vouchers)).toEqual(new Set([cleo, ben, anna]));
  expect(standingOf(grants, dan, now)).toEqual({ vouchers: [dan], newUntil: null });
});
