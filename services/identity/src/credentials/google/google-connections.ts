import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { takeTurn } from '@plainwill/kit/database/take-turn';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { emailKey, emailOf } from '../../accounts/account.entity.ts';
import { recordAudit } from '../../accounts/audit/record-audit.ts';
import { findOrAddAccount } from '../../accounts/find-or-add-account.ts';
import { promiseNotice } from '../../accounts/mail/notices.ts';
import type { CallContext } from '../../context.ts';
import { giveToOwner } from './give-to-owner.ts';
import { decryptGoogleEmail, encryptGoogleEmail, GoogleAccountSchema } from './google-account.entity.ts';
import type { GooglePerson } from './id-token.ts';
import { type Connection, firstMeeting } from './linking-rules.ts';

/**
 * Call it when the owner of the address has shown who they are by a link in a mail: a Google account of another address
 * may be the way in that a thief has left, and it is connected again in a moment if it was not.
 */
export async function dropForeignConnections(em: EntityManager, vault: Vault, accountId: AccountId) {
  const connections = await em.find(
    GoogleAccountSchema,
    { account: accountId },
    { populate: ['account'], disableIdentityMap: true },
  );
  for (const { subject, email, account } of connections) {
    const googleEmail = decryptGoogleEmail(vault, { subject, email });
    if (emailKey(googleEmail) === emailKey(emailOf(vault, { id: accountId, email: account.email }))) continue;
    await em.nativeDelete(GoogleAccountSchema, { subject });
  }
}

/** Call it first in the transaction: people who come back in two tabs at once take turns. */
export const takeTurns = (em: EntityManager, { subject }: GooglePerson) => takeTurn(em, `google ${subject}`);

/** The connections of this person, and of the account. */
export async function connectionsOf(em: EntityManager, { subject }: GooglePerson, accountId: AccountId | null) {
  const known = await em.find(
    GoogleAccountSchema,
    { $or: [{ subject }, ...(accountId ? [{ account: accountId }] : [])] },
    { disableIdentityMap: true },
  );
  return known.map(({ subject, account }): Connection => ({ subject, accountId: account.id }));
}

interface NewConnection {
  person: GooglePerson;
  accountId: AccountId;
  network: string;
}

/** Connects the two, and promises the owner a mail about it. */
export async function connect(em: EntityManager, ctx: CallContext, { person, accountId, network }: NewConnection) {
  await em.insert(GoogleAccountSchema, {
    subject: person.subject,
    account: accountId,
    email: encryptGoogleEmail(ctx.vault, person.subject, person.email),
    connectedAt: ctx.now,
  });
  const actor = { id: accountId, sessionKey: null };
  await recordAudit(em, ctx, { action: 'google.connect', subject: accountId, actor, network });
  await promiseNotice(em, { id: accountId }, 'googleConnected', ctx.now);
}

/** The address of the Google account that is connected. */
export async function googleEmailOf(em: EntityManager, vault: Vault, accountId: AccountId): Promise<string | null> {
  const connected = await em.findOne(GoogleAccountSchema, { account: accountId });
  return connected && decryptGoogleEmail(vault, connected);
}

/** Disconnects Google, but for the account whose address the owner keeps; the owner is told by mail. */
export async function disconnect(em: EntityManager, ctx: CallContext, accountId: AccountId, exceptEmail?: string) {
  const connected = await googleEmailOf(em, ctx.vault, accountId);
  if (connected === null || connected === exceptEmail) return;
  await em.nativeDelete(GoogleAccountSchema, { account: accountId });
  await recordAudit(em, ctx, { action: 'google.disconnect', subject: accountId });
  await promiseNotice(em, { id: accountId }, 'googleDisconnected', ctx.now);
}

/** The account of who came from Google, which is made, taken over or connected if they are here for the first time. */
export async function accountOf(em: EntityManager, ctx: CallContext, person: GooglePerson, network: string) {
  const [known] = await connectionsOf(em, person, null);
  if (known) return known.accountId;
  // The rules come before the address is looked up, so that one that Google has not confirmed tells nobody who has an account.
  firstMeeting(person, { isConfirmed: false, isConnected: false });
  const account = await findOrAddAccount(em, ctx, person.email);
  const { id: accountId } = account;
  const isConnected = (await connectionsOf(em, person, accountId)).length > 0;
  const isConfirmed = account.emailConfirmedAt !== null;
  if (firstMeeting(person, { isConfirmed, isConnected }) === 'takeOver') {
    const { email, name } = person;
    await giveToOwner(em, ctx, accountId, { email, name, passwordHash: null });
  }
  await connect(em, ctx, { person, accountId, network });
  return accountId;
}
