import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { hourMs } from '@plainwill/contracts/shared/durations';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { takeTurn } from '@plainwill/kit/database/take-turn';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { acceptJob } from '@plainwill/kit/outbox/accept-job';
import { emailIndexes } from '../account.entity.ts';
import type { EmailIndex } from '../encrypted.ts';
import { encryptLinkEmail, type LinkPurpose, LinkSchema } from './link.entity.ts';
import { hashOfToken, type LinkTokens } from './link-tokens.ts';

/** What the newest sign-up of an address that waits to be confirmed has left. */
interface PendingSignUp {
  passwordHash: string;
  browserHash: string | null;
}

export async function pendingSignUp(em: EntityManager, accountId: AccountId | null): Promise<PendingSignUp | null> {
  // SQL, for without an account it must find nothing, and the ORM would look for links that have none.
  const [newest] = await em.execute<{ password_hash: string; browser_hash: string | null }[]>(
    `select password_hash, browser_hash from links
     where account_id = ? and purpose = 'confirm-email' and password_hash is not null
     order by created_at desc limit 1`,
    [accountId],
  );
  return newest ? { passwordHash: newest.password_hash, browserHash: newest.browser_hash } : null;
}

interface Rule {
  lifetimeMs: number;
  mailsPerHour: number;
  /** Whose earlier links of the same purpose a new one ends. */
  endsEarlierOf?: 'address' | 'account';
}

const rules: Record<LinkPurpose, Rule> = {
  'confirm-email': { lifetimeMs: 24 * hourMs, mailsPerHour: 3 },
  'reset-password': { lifetimeMs: hourMs, mailsPerHour: 3, endsEarlierOf: 'address' },
  'confirm-new-email': { lifetimeMs: 24 * hourMs, mailsPerHour: 3, endsEarlierOf: 'account' },
  'begin-recovery': { lifetimeMs: hourMs, mailsPerHour: 3, endsEarlierOf: 'account' },
  'secure-account': { lifetimeMs: 7 * 24 * hourMs, mailsPerHour: Number.POSITIVE_INFINITY },
  'undo-email-change': { lifetimeMs: 7 * 24 * hourMs, mailsPerHour: Number.POSITIVE_INFINITY },
};

interface NewLink {
  purpose: LinkPurpose;
  accountId: AccountId | null;
  email: string;
  passwordHash?: string | null;
  browserHash?: string | null;
  /** Another end than the rule of its purpose. */
  expiresAt?: Date;
}

interface When {
  now: Date;
  vault: Vault;
  linkTokens: LinkTokens;
}

/**
 * Promises a mail with a link, unless the address has had its share of them this hour.
 * @returns the link’s id, or null
 */
export async function acceptLink(
  em: EntityManager,
  { now, vault, linkTokens }: When,
  link: NewLink,
): Promise<string | null> {
  const { purpose, accountId, email, passwordHash = null, browserHash = null } = link;
  const { lifetimeMs, mailsPerHour, endsEarlierOf } = rules[purpose];
  const { expiresAt = new Date(now.getTime() + lifetimeMs) } = link;
  const keys = emailIndexes(vault, email);
  // So that requests for one address take turns, and none is counted too late.
  await takeTurn(em, `${purpose} ${keys.toSorted()[0]}`);
  const ofAddress = { emailKey: { $in: keys }, purpose };
  const recent = await em.count(LinkSchema, { ...ofAddress, createdAt: { $gt: new Date(now.getTime() - hourMs) } });
  if (recent >= mailsPerHour) return null;
  if (endsEarlierOf) {
    const earlier = endsEarlierOf === 'address' ? ofAddress : { account: accountId, purpose };
    await em.nativeUpdate(LinkSchema, { ...earlier, expiresAt: { $gt: now } }, { expiresAt: now });
  }
  const id = randomUUID();
  await em.insert(LinkSchema, {
    id,
    account: accountId,
    purpose,
    email: encryptLinkEmail(vault, id, email),
    emailKey: keys[0] as EmailIndex,
    passwordHash,
    browserHash,
    tokenHash: hashOfToken(linkTokens.tokenFor(purpose, id)),
    createdAt: now,
    expiresAt,
  });
  await acceptJob(em, id, 'emails', { source: 'identity', messageId: id });
  return id;
}
