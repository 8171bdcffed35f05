import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { pendingSignInMinutes, type SignInMethod } from '@plainwill/contracts/identity/sign-in-methods';
import { minuteMs } from '@plainwill/contracts/shared/durations';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { hashOfToken } from '../links/link-tokens.ts';
import { PendingSignInSchema } from './pending-sign-in.entity.ts';

const maxTries = 5;

interface Begun {
  accountId: AccountId;
  proved: SignInMethod;
  passwordHash: string | null;
}

/** Stores what was proved until the second step. @returns the secret for the browser's cookie, and when it ends */
export async function addPendingSignIn(em: EntityManager, { accountId, proved, passwordHash }: Begun, now: Date) {
  const pendingToken = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + pendingSignInMinutes * minuteMs);
  const row = { account: accountId, proved, passwordHash, expiresAt };
  await em.insert(PendingSignInSchema, { tokenHash: hashOfToken(pendingToken), ...row });
  return { pendingToken, expiresAt: expiresAt.toISOString() };
}

const isOpen = (pendingToken: string, now: Date) => ({
  tokenHash: hashOfToken(pendingToken),
  expiresAt: { $gt: now },
  tries: { $lt: maxTries },
});

export async function lookAtPending(em: EntityManager, pendingToken: string, now: Date): Promise<Begun | null> {
  const found = await em.findOne(PendingSignInSchema, isOpen(pendingToken, now), { disableIdentityMap: true });
  return found && { accountId: found.account.id, proved: found.proved, passwordHash: found.passwordHash ?? null };
}

/** Counts a try before it is compared, so that many at once are counted as well. */
export async function tryPending(em: EntityManager, pendingToken: string, now: Date): Promise<Begun | null> {
  const [tried] = await em.execute<{ account_id: AccountId; proved: SignInMethod; password_hash: string | null }[]>(
    `update pending_sign_ins set tries = tries + 1 where token_hash = ? and expires_at > ? and tries < ?
     returning account_id, proved, password_hash`,
    [hashOfToken(pendingToken), now, maxTries],
  );
  return tried ? { accountId: tried.account_id, proved: tried.proved, passwordHash: tried.password_hash } : null;
}

/** @returns whether it was still there: of two that finish at once, one opens a session */
export async function takePending(em: EntityManager, pendingToken: string): Promise<boolean> {
  return (await em.nativeDelete(PendingSignInSchema, { tokenHash: hashOfToken(pendingToken) })) > 0;
}

export const endPending = (em: EntityManager, accountId: AccountId) =>
  em.nativeDelete(PendingSignInSchema, { account: accountId });

export const purgePending = (em: EntityManager, now: Date) =>
  em.nativeDelete(PendingSignInSchema, { expiresAt: { $lte: now } });
