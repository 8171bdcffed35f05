import { randomUUID } from 'node:crypto';
import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import { acceptJob } from '@plainwill/kit/outbox/accept-job';
import { SessionSchema } from '../sessions/session.entity.ts';
import { AccountSchema } from './account.entity.ts';
import { EmailConfirmationSchema } from './email-confirmation.entity.ts';
import { hashOfToken, type LinkTokens } from './link-tokens.ts';

const lifetimeMs = 24 * 3_600_000;
const mailsPerHour = 3;

interface NewConfirmation {
  account: InferEntity<typeof AccountSchema>;
  email: string;
  passwordHash: string;
  now: Date;
  linkTokens: LinkTokens;
}

/** Promises a confirmation mail, unless the address has had its share of them this hour. */
export async function acceptConfirmation(em: EntityManager, confirmation: NewConfirmation) {
  const { account, email, passwordHash, now, linkTokens } = confirmation;
  const hourAgo = new Date(now.getTime() - 3_600_000);
  const recent = await em.count(EmailConfirmationSchema, { account: account.id, createdAt: { $gt: hourAgo } });
  if (recent >= mailsPerHour) return;
  const id = randomUUID();
  em.create(EmailConfirmationSchema, {
    id,
    account,
    email,
    passwordHash,
    tokenHash: hashOfToken(linkTokens.confirmEmail(id)),
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  });
  await acceptJob(em, id, 'emails', { source: 'identity', messageId: id });
}

/** Uses a link once: of two that arrive together, one wins. Every older link and session of the account ends. */
export async function redeemConfirmation(em: EntityManager, token: string, now: Date): Promise<boolean> {
  const [redeemed] = await em.execute<{ account_id: string; email: string; password_hash: string }[]>(
    `delete from email_confirmations where token_hash = ? and expires_at > ?
     returning account_id, email, password_hash`,
    [hashOfToken(token), now],
  );
  if (!redeemed) return false;
  const { account_id: id, email, password_hash: passwordHash } = redeemed;
  await em.nativeUpdate(AccountSchema, { id } as never, { email, passwordHash, emailConfirmedAt: now });
  await em.nativeDelete(EmailConfirmationSchema, { account: id } as never);
  await em.nativeDelete(SessionSchema, { account: id } as never);
  return true;
}
