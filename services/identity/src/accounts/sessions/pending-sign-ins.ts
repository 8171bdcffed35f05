import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { pendingSignInMinutes, type SignInMethod } from '@plainwill/contracts/identity/sign-in-methods';
import { minuteMs } from '@plainwill/contracts/shared/durations';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { hashOfToken } from '../links/link-tokens.ts';
import { type GuessingBrowser, PendingSignInSchema } from './pending-sign-in.entity.ts';

const maxTries = 5;

interface Begun {
  accountId: AccountId;
  proved: SignInMethod;
  passwordHash: string | null;
  browser: GuessingBrowser | null;
}

/** Stores what was proved until the second step. @returns the secret for the browser's cookie, and when it ends */
export async function addPendingSignIn(
  em: EntityManager,
  { accountId, proved, passwordHash, browser }: Begun,
  now: Date,
) {
  const pendingToken = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + pendingSignInMinutes * minuteMs);
  const row = { account: accountId, proved, passwordHash, browser, expiresAt };
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
  if (!found) return null;
  const { account, proved, passwordHash = null, browser = null } = found;
  return { accountId: account.id, proved, passwordHash, browser };
}

interface Tried {
  account_id: AccountId;
  proved: SignInMethod;
  password_hash: string | null;
  browser: GuessingBrowser | null;
}

/** Counts a try before it is compared, so that many at once are counted as well. */
export async function tryPending(em: EntityManager, pendingToken: string, now: Date): Promise<Begun | null> {
  const [tried] = await em.execute<Tried[]>(
    `update pending_sign_ins set tries = tries + 1 where token_hash = ? and expires_at > ? and tries < ?
     returning account_id, proved, password_hash, browser`,
    [hashOfToken(pendingToken), now, maxTries],
  );
  if (!tried) return null;
  const { account_id: accountId, proved, password_hash: passwordHash, browser } = tried;
  return { accountId, proved, passwordHash, browser };
}

/** @returns whether it was still there: of two that finish at once, one opens a session */
export async function takePending(em: EntityManager, pendingToken: string): Promise<boolean> {
  return (await em.nativeDelete(PendingSignInSchema, { tokenHash: hashOfToken(pendingToken) })) > 0;
}

/** Ends what waits in this browser: whoever knows the password elsewhere ends nothing of the owner's. */
export const endPending = (em: EntityManager, accountId: AccountId, browser: GuessingBrowser) =>
  em.nativeDelete(PendingSignInSchema, { account: accountId, $or: [{ browser }, { browser: null }] });

export const purgePending = (em: EntityManager, now: Date) =>
  em.nativeDelete(PendingSignInSchema, { expiresAt: { $lte: now } });
