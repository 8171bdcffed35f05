import { randomUUID } from 'node:crypto';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { describe, expect, it } from 'vitest';
import type { GooglePerson } from './id-token.ts';
import { firstMeeting, isFresh, isNewConnection } from './linking-rules.ts';

const now = new Date('2026-11-20T12:00:00Z');
const aPerson = (overrides: Partial<GooglePerson> = {}): GooglePerson => ({
  subject: '1001',
  email: 'harriet@gmail.com',
  isEmailVerified: true,
  isEmailFromGoogle: true,
  name: 'Harriet Bell',
  authenticatedAt: now,
  ...overrides,
});
const reason = (reason: string) => expect.objectContaining({ reason });

describe('a first meeting', () => {
  it.each([
    [{ isEmailFromGoogle: true }, { isConfirmed: false, isConnected: false }, 'takeOver'],
    [{ isEmailFromGoogle: false }, { isConfirmed: false, isConnected: false }, 'takeOver'],
    [{ isEmailFromGoogle: true }, { isConfirmed: false, isConnected: true }, 'takeOver'],
    [{ isEmailFromGoogle: true }, { isConfirmed: true, isConnected: false }, 'connect'],
  ])('of %j with %j ends in %s', (person, account, end) => {
    expect(firstMeeting(aPerson(person), account)).toBe(end);
  });

  it.each([
    [{ isEmailFromGoogle: false }, { isConfirmed: true, isConnected: false }, 'GoogleNeedsSignIn'],
    [{ isEmailFromGoogle: true }, { isConfirmed: true, isConnected: true }, 'GoogleNeedsSignIn'],
    [{ isEmailVerified: false }, { isConfirmed: false, isConnected: false }, 'GoogleEmailUnverified'],
    [{ isEmailVerified: false }, { isConfirmed: true, isConnected: false }, 'GoogleEmailUnverified'],
  ])('of %j with %j is refused: %s', (person, account, why) => {
    expect(() => firstMeeting(aPerson(person), account)).toThrow(reason(why));
  });
});

describe('connecting', () => {
  const mine = randomUUID() as AccountId;
  const theirs = randomUUID() as AccountId;

  it('is new where neither is connected, and not where they are already', () => {
    expect(isNewConnection(aPerson(), mine, [])).toBe(true);
    expect(isNewConnection(aPerson(), mine, [{ subject: '1001', accountId: mine }])).toBe(false);
  });

  it.each([
    ['GoogleTaken', {}, [{ subject: '1001', accountId: theirs }]],
    [
      'GoogleTaken',
      {},
      [
        { subject: '2002', accountId: mine },
        { subject: '1001', accountId: theirs },
      ],
    ],
    ['GoogleFailed', {}, [{ subject: '2002', accountId: mine }]],
    ['GoogleEmailUnverified', { isEmailVerified: false }, []],
  ])('is refused: %s', (why, person, connections) => {
    expect(() => isNewConnection(aPerson(person), mine, connections)).toThrow(reason(why));
  });
});

it.each([
  [null, false],
  [new Date('2026-11-20T11:49:59Z'), false],
  [new Date('2026-11-20T11:50:00Z'), true],
  [now, true],
])('who proved who they are at %s is fresh: %s', (authenticatedAt, fresh) => {
  expect(isFresh(aPerson({ authenticatedAt }), now)).toBe(fresh);
});
