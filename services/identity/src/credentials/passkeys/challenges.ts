import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { minuteMs } from '@plainwill/contracts/shared/durations';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { hashOfToken } from '../../accounts/links/link-tokens.ts';
import { type ChallengePurpose, PasskeyChallengeSchema } from './passkey-challenge.entity.ts';

const lifetimeMs = 5 * minuteMs;
const maxChallenges = 100_000;

interface Asked {
  purpose: ChallengePurpose;
  /** The owner of the passkey that is asked for; null for anybody's. */
  accountId: AccountId | null;
  /** The session's key, or the browser's secret. */
  boundTo: string;
}

/** @returns a challenge of 32 random bytes, good for one answer within five minutes */
export async function newChallenge(em: EntityManager, { purpose, accountId, boundTo }: Asked, now: Date) {
  const challenge = randomBytes(32).toString('base64url');
  await em.insert(PasskeyChallengeSchema, {
    challengeHash: hashOfToken(challenge),
    purpose,
    account: accountId,
    boundTo: hashOfToken(boundTo),
    expiresAt: new Date(now.getTime() + lifetimeMs),
  });
  return challenge;
}

type Taking = Omit<Asked, 'accountId'> & { accountId?: AccountId };

/**
 * Takes the challenge away, so that of two answers one counts. ASVS 5.0.0, 6.7.2. SQL, for a delete by the ORM returns no
 * row.
 */
export async function takeChallenge(
  em: EntityManager,
  challenge: string,
  { purpose, boundTo, accountId }: Taking,
  now: Date,
): Promise<boolean> {
  const [taken] = await em.execute<{ purpose: string; account_id: string | null; bound_to: string }[]>(
    `delete from passkey_challenges where challenge_hash = ? and expires_at > ?
     returning purpose, account_id, bound_to`,
    [hashOfToken(challenge), now],
  );
  return (
    taken !== undefined &&
    taken.purpose === purpose &&
    taken.bound_to === hashOfToken(boundTo) &&
    (accountId === undefined || taken.account_id === accountId)
  );
}

/** Removes challenges that are over, and the oldest of the others where there are too many. SQL, for it is one statement. */
export const purgeChallenges = (em: EntityManager, now: Date) =>
  em.execute(
    `delete from passkey_challenges where expires_at <= ? or challenge_hash in
       (select challenge_hash from passkey_challenges order by expires_at desc offset ?)`,
    [now, maxChallenges],
  );
