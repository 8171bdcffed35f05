import type { EntityManager } from '@mikro-orm/postgresql';
import type { SecurityEvent } from '@plainwill/contracts/identity/sign-in-methods';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { AccountSchema, emailOf } from '../account.entity.ts';
import type { LinkTokens } from '../links/link-tokens.ts';
import { promiseLink } from '../links/links.ts';
import { SessionSchema } from '../sessions/session.entity.ts';
import { SecurityNoticeSchema } from './security-notice.entity.ts';

interface Noticed {
  event: SecurityEvent;
  /** The label of a browser; by default that of the session that did it. */
  browser?: string;
  dueAt?: Date;
  codesLeft?: number;
}

interface By {
  now: Date;
  vault: Vault;
  linkTokens: LinkTokens;
  account?: CallingAccount | null;
}

/**
 * Promises the owner of an account a mail about its security, with a link for “If this was not you”. Call it within the
 * transaction of what it tells of.
 */
export async function acceptSecurityNotice(
  em: EntityManager,
  by: By,
  accountId: AccountId,
  { event, browser, dueAt, codesLeft }: Noticed,
): Promise<void> {
  const { vault, now, account } = by;
  const owner = await em.findOneOrFail(
    AccountSchema,
    { id: accountId },
    { fields: ['email'], disableIdentityMap: true },
  );
  const email = emailOf(vault, { id: accountId, email: owner.email });
  const id = await promiseLink(em, by, { purpose: 'secure-account', accountId, email });
  await em.insert(SecurityNoticeSchema, {
    id,
    account: accountId,
    event,
    browser: browser ?? (await browserOf(em, account?.id === accountId ? account.sessionKey : null)),
    dueAt: dueAt ?? null,
    codesLeft: codesLeft ?? null,
    createdAt: now,
  });
}

async function browserOf(em: EntityManager, sessionKey: string | null): Promise<string | null> {
  if (!sessionKey) return null;
  const own = { idHash: sessionKey };
  const session = await em.findOne(SessionSchema, own, { fields: ['label'], disableIdentityMap: true });
  return session?.label ?? null;
}
