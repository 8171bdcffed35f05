import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { acceptJob } from '@plainwill/kit/outbox/accept-job';
import { emailKey } from '../accounts/email-key.ts';
import type { LinkPurpose } from './link.entity.ts';
import { hashOfToken, type LinkTokens } from './link-tokens.ts';

const hourMs = 3_600_000;

interface Rule {
  lifetimeMs: number;
  mailsPerHour: number;
  /** Whose earlier links of the same purpose a new one ends. */
  endsEarlierOf?: 'email_key' | 'account_id';
}

const rules: Record<LinkPurpose, Rule> = {
  'confirm-email': { lifetimeMs: 24 * hourMs, mailsPerHour: 3 },
  'reset-password': { lifetimeMs: hourMs, mailsPerHour: 3, endsEarlierOf: 'email_key' },
  'confirm-new-email': { lifetimeMs: 24 * hourMs, mailsPerHour: 3, endsEarlierOf: 'account_id' },
  'undo-email-change': { lifetimeMs: 7 * 24 * hourMs, mailsPerHour: Number.POSITIVE_INFINITY },
};

interface NewLink {
  purpose: LinkPurpose;
  accountId: AccountId | null;
  email: string;
  passwordHash?: string | null;
  browserHash?: string | null;
}

interface When {
  now: Date;
  linkTokens: LinkTokens;
}

/** Promises a mail with a link, unless the address has had its share of them this hour. */
export async function acceptLink(em: EntityManager, { now, linkTokens }: When, link: NewLink) {
  const { purpose, accountId, email, passwordHash = null, browserHash = null } = link;
  const { lifetimeMs, mailsPerHour, endsEarlierOf } = rules[purpose];
  const key = emailKey(email);
  // So that requests for one address take turns, and none is counted too late.
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`${purpose} ${key}`]);
  const [recent] = await em.execute<{ n: string }[]>(
    'select count(*) n from links where email_key = ? and purpose = ? and created_at > ?',
    [key, purpose, new Date(now.getTime() - hourMs)],
  );
  if (Number(recent?.n) >= mailsPerHour) return;
  if (endsEarlierOf) {
    const whose = endsEarlierOf === 'email_key' ? key : accountId;
    await em.execute(`update links set expires_at = ? where ${endsEarlierOf} = ? and purpose = ? and expires_at > ?`, [
      now,
      whose,
      purpose,
      now,
    ]);
  }
  const id = randomUUID();
  await em.execute(
    `insert into links (id, account_id, purpose, email, email_key, password_hash, browser_hash, token_hash, created_at,
       expires_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      id,
      accountId,
      purpose,
      email,
      key,
      passwordHash,
      browserHash,
      hashOfToken(linkTokens.tokenFor(purpose, id)),
      now,
      new Date(now.getTime() + lifetimeMs),
    ],
  );
  await acceptJob(em, id, 'emails', { source: 'identity', messageId: id });
}
