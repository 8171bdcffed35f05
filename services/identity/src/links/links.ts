import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { acceptJob } from '@plainwill/kit/outbox/accept-job';
import { emailIndexes } from '../account-store/account.entity.ts';
import { encryptLinkEmail, type LinkPurpose } from './link.entity.ts';
import { hashOfToken, type LinkTokens } from './link-tokens.ts';

/** What the newest sign-up of an address that waits to be confirmed has left. */
interface PendingSignUp {
  passwordHash: string;
  browserHash: string | null;
}

export async function pendingSignUp(em: EntityManager, accountId: AccountId | null): Promise<PendingSignUp | null> {
  const [newest] = await em.execute<{ password_hash: string; browser_hash: string | null }[]>(
    `select password_hash, browser_hash from links
     where account_id = ? and purpose = 'confirm-email' and password_hash is not null
     order by created_at desc limit 1`,
    [accountId],
  );
  return newest ? { passwordHash: newest.password_hash, browserHash: newest.browser_hash } : null;
}

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
  vault: Vault;
  linkTokens: LinkTokens;
}

/** Promises a mail with a link, unless the address has had its share of them this hour. */
export async function acceptLink(em: EntityManager, { now, vault, linkTokens }: When, link: NewLink) {
  const { purpose, accountId, email, passwordHash = null, browserHash = null } = link;
  const { lifetimeMs, mailsPerHour, endsEarlierOf } = rules[purpose];
  const keys = emailIndexes(vault, email);
  const anyKey = `{${keys.join(',')}}`;
  // So that requests for one address take turns, and none is counted too late.
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`${purpose} ${keys.toSorted()[0]}`]);
  const [recent] = await em.execute<{ n: string }[]>(
    'select count(*) n from links where email_key = any(?::text[]) and purpose = ? and created_at > ?',
    [anyKey, purpose, new Date(now.getTime() - hourMs)],
  );
  if (Number(recent?.n) >= mailsPerHour) return;
  if (endsEarlierOf) {
    const [whose, value] = endsEarlierOf === 'email_key' ? ['any(?::text[])', anyKey] : ['?', accountId];
    await em.execute(
      `update links set expires_at = ? where ${endsEarlierOf} = ${whose} and purpose = ? and expires_at > ?`,
      [now, value, purpose, now],
    );
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
      encryptLinkEmail(vault, id, email),
      keys[0],
      passwordHash,
      browserHash,
      hashOfToken(linkTokens.tokenFor(purpose, id)),
      now,
      new Date(now.getTime() + lifetimeMs),
    ],
  );
  await acceptJob(em, id, 'emails', { source: 'identity', messageId: id });
}
