import type { authenticatorsContract } from '@plainwill/contracts/identity/authenticators';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { minuteMs } from '@plainwill/contracts/shared/durations';
import { Refusal } from '@plainwill/kit/refusal';
import { AccountSchema, emailOf } from '../../accounts/account.entity.ts';
import { recordAudit } from '../../accounts/audit/record-audit.ts';
import { acceptSecurityNotice } from '../../accounts/mail/security-notices.ts';
import type { CallContext } from '../../context.ts';
import { changeWaysIn } from '../ways-in/change-ways-in.ts';
import { AuthenticatorSchema, encryptSecret, secretOf } from './authenticator.entity.ts';
import { newSecret, secretUri, stepOf, strayStepOf } from './codes.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

const setUpMs = 10 * minuteMs;

export const authenticators: HandlersOf<typeof authenticatorsContract, CallContext> = {
  begin: async ({ ctx: { em, vault, now, account } }) => {
    const { id } = account;
    const secret = newSecret();
    const begun = {
      newSecret: encryptSecret(vault, id, 'new_secret', secret),
      newSecretUntil: new Date(now.getTime() + setUpMs),
    };
    await em.upsert(
      AuthenticatorSchema,
      { account: id, ...begun },
      { onConflictMergeFields: ['newSecret', 'newSecretUntil'] },
    );
    const owner = await em.findOneOrFail(AccountSchema, { id });
    return { secret, uri: secretUri(secret, emailOf(vault, owner)) };
  },

  confirm: async ({ ctx, input: { code, signOutOthers } }) => {
    const { now, vault, account } = ctx;
    const { id } = account;
    const { result: recoveryCodes, waysIn } = await changeWaysIn(
      ctx,
      async (em, before) => {
        const begun = { account: id, newSecretUntil: { $gt: now } };
        const held = await em.findOne(AuthenticatorSchema, begun, { disableIdentityMap: true });
        if (!held?.newSecret) throw new Refusal('AuthenticatorNotBegun');
        const secret = secretOf(vault, id, 'new_secret', held.newSecret);
        const lastStep = stepOf(code, secret, now);
        if (lastStep === null)
          throw new Refusal(strayStepOf(code, secret, now) === null ? 'CodeWrong' : 'PhoneClockWrong', 'code');
        await em.nativeUpdate(
          AuthenticatorSchema,
          { account: id },
          {
            secret: encryptSecret(vault, id, 'secret', secret),
            lastStep,
            createdAt: now,
            lastUsedAt: now,
            newSecret: null,
            newSecretUntil: null,
          },
        );
        await recordAudit(em, ctx, { action: 'authenticator.add', subject: id });
        await acceptSecurityNotice(em, ctx, id, { event: 'authenticatorAdded' });
        if (!before.asksSecondStep) await recordAudit(em, ctx, { action: 'second-step.on', subject: id });
        await em.nativeUpdate(AccountSchema, { id }, { asksSecondStep: true });
        await ctx.sessions.strengthen(em, account.sessionKey, 'code');
        const needsCodes = before.recoveryCodesLeft === 0 && !before.isStaff;
        return needsCodes ? makeRecoveryCodes(em, id, now) : null;
      },
      { signOutOthers },
    );
    return { recoveryCodes, waysIn };
  },

  remove: async ({ ctx, input: { signOutOthers } }) => {
    const { id } = ctx.account;
    const { waysIn } = await changeWaysIn(
      ctx,
      async (em) => {
        const removed = await em.nativeDelete(AuthenticatorSchema, { account: id, secret: { $ne: null } });
        if (!removed) throw new Refusal('AuthenticatorNotFound');
        await recordAudit(em, ctx, { action: 'authenticator.remove', subject: id });
        await acceptSecurityNotice(em, ctx, id, { event: 'authenticatorRemoved' });
      },
      { signOutOthers },
    );
    return waysIn;
  },
};
