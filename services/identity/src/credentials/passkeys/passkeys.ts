import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { passkeysContract } from '@plainwill/contracts/identity/passkeys';
import { passkeysPerAccount } from '@plainwill/contracts/identity/sign-in-methods';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { Refusal } from '@plainwill/kit/refusal';
import { AccountSchema, emailOf } from '../../accounts/account.entity.ts';
import { recordAudit } from '../../accounts/audit/record-audit.ts';
import { hashOfToken } from '../../accounts/links/link-tokens.ts';
import { acceptSecurityNotice } from '../../accounts/mail/security-notices.ts';
import { SessionSchema } from '../../accounts/sessions/session.entity.ts';
import type { CallContext } from '../../context.ts';
import { makeRecoveryCodes } from '../second-steps/recovery-codes.ts';
import { changeWaysIn } from '../ways-in/change-ways-in.ts';
import { waysInOf } from '../ways-in/ways-in-of.ts';
import { newChallenge, takeChallenge } from './challenges.ts';
import { PasskeySchema } from './passkey.entity.ts';
import { makerOf } from './passkey-makers.ts';
import { challengeIn, creationOptions, requestOptions, verifiedPasskey } from './webauthn.ts';

export const passkeys: HandlersOf<typeof passkeysContract, CallContext> = {
  begin: async ({ ctx }) => {
    const { em, now, vault, relyingParty, account } = ctx;
    if (!relyingParty.rpId) throw new Refusal('PasskeyNotAdded');
    const existing = await em.find(PasskeySchema, { account: account.id }, { disableIdentityMap: true });
    if (existing.length >= passkeysPerAccount) throw new Refusal('TooManyPasskeys');
    const { email, userId } = await ownerOf(em, account.id);
    const asked = { purpose: 'register', accountId: account.id, boundTo: account.sessionKey } as const;
    return creationOptions(relyingParty, {
      challenge: await newChallenge(em, asked, now),
      userId,
      email: emailOf(vault, { id: account.id, email }),
      credentialIds: existing.map(({ credentialId }) => credentialId),
    });
  },

  finish: async ({ ctx, input: { passkey, signOutOthers } }) => {
    const { now, relyingParty, account } = ctx;
    const challenge = challengeIn(passkey);
    const asked = { purpose: 'register', accountId: account.id, boundTo: account.sessionKey } as const;
    if (!(await takeChallenge(ctx.em, challenge, asked, now))) throw new Refusal('PasskeyNotAdded');
    const made = await verifiedPasskey(relyingParty, passkey, challenge);
    if (!made) throw new Refusal('PasskeyNotAdded');
    const { result: recoveryCodes, waysIn } = await changeWaysIn(
      ctx,
      async (em, before) => {
        if (before.passkeys.length >= passkeysPerAccount) throw new Refusal('TooManyPasskeys');
        const name = makerOf(made.aaguid) ?? `Passkey on ${await browserOf(em, account.sessionKey)}`;
        const rest = { account: account.id, rpId: relyingParty.rpId, createdAt: now, lastUsedAt: null };
        const row = { ...made, ...rest, name: name.slice(0, 60), transports: [...passkey.transports] };
        // A passkey that belongs to another account gets the same refusal as an unknown one.
        const [added] = await em
          .createQueryBuilder(PasskeySchema)
          .insert(row)
          .onConflict('credentialId')
          .ignore()
          .returning('credentialId')
          .execute('all');
        if (!added) throw new Refusal('PasskeyNotAdded');
        await recordAudit(em, ctx, { action: 'passkey.add', subject: account.id });
        await acceptSecurityNotice(em, ctx, account.id, { event: 'passkeyAdded' });
        await ctx.sessions.strengthen(em, account.sessionKey, 'passkey');
        const needsCodes = before.recoveryCodesLeft === 0 && !before.isStaff;
        return needsCodes ? makeRecoveryCodes(em, account.id, now) : null;
      },
      { signOutOthers },
    );
    return { recoveryCodes, waysIn };
  },

  rename: async ({ ctx: { em, account, ...ctx }, input: { id, name } }) => {
    const renamed = await em.nativeUpdate(PasskeySchema, { credentialId: id, account: account.id }, { name });
    if (!renamed) throw new Refusal('PasskeyNotFound');
    return waysInOf(em, ctx, account.id);
  },

  remove: async ({ ctx, input: { id, signOutOthers } }) => {
    const { account } = ctx;
    const { waysIn } = await changeWaysIn(
      ctx,
      async (em) => {
        const removed = await em.nativeDelete(PasskeySchema, { credentialId: id, account: account.id });
        if (!removed) throw new Refusal('PasskeyNotFound');
        await recordAudit(em, ctx, { action: 'passkey.remove', subject: account.id, objectId: hashOfToken(id) });
        await acceptSecurityNotice(em, ctx, account.id, { event: 'passkeyRemoved' });
      },
      { signOutOthers },
    );
    return waysIn;
  },

  beginUse: async ({ ctx: { em, now, relyingParty }, input: { purpose, browserToken } }) => {
    const challenge = await newChallenge(em, { purpose, accountId: null, boundTo: browserToken }, now);
    return requestOptions(relyingParty, challenge);
  },
};

/** Reads the address and the WebAuthn user handle, which the account gets here, and which says nothing about it. */
async function ownerOf(em: EntityManager, accountId: AccountId) {
  const webauthnUserId = randomBytes(32).toString('base64url');
  await em.nativeUpdate(AccountSchema, { id: accountId, webauthnUserId: null }, { webauthnUserId });
  const owner = await em.findOne(AccountSchema, { id: accountId }, { disableIdentityMap: true });
  if (!owner?.webauthnUserId) throw new Error('The account is gone');
  return { email: owner.email, userId: owner.webauthnUserId };
}

async function browserOf(em: EntityManager, sessionKey: string): Promise<string> {
  const session = await em.findOneOrFail(SessionSchema, { idHash: sessionKey }, { disableIdentityMap: true });
  return session.label;
}
