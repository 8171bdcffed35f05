import type { waysInContract } from '@plainwill/contracts/identity/ways-in';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { Refusal } from '@plainwill/kit/refusal';
import { AccountSchema } from '../../accounts/account.entity.ts';
import { recordAudit } from '../../accounts/audit/record-audit.ts';
import { acceptSecurityNotice } from '../../accounts/mail/security-notices.ts';
import type { CallContext } from '../../context.ts';
import { makeRecoveryCodes } from '../second-steps/recovery-codes.ts';
import { changeWaysIn } from './change-ways-in.ts';
import { countSecondSteps, waysInOf } from './ways-in-of.ts';

export const waysIn: HandlersOf<typeof waysInContract, CallContext> = {
  get: ({ ctx }) => waysInOf(ctx.em, ctx, ctx.account.id),

  setSecondStep: async ({ ctx, input: { isAsked, signOutOthers } }) => {
    const { id } = ctx.account;
    const { waysIn } = await changeWaysIn(
      ctx,
      async (em, before) => {
        if (before.isStaff && !isAsked) throw new Refusal('SecondStepForStaff');
        if (isAsked && countSecondSteps(before) === 0) throw new Refusal('NoSecondStep');
        const changed = await em.nativeUpdate(
          AccountSchema,
          { id, asksSecondStep: !isAsked },
          { asksSecondStep: isAsked },
        );
        if (!changed) return;
        await recordAudit(em, ctx, { action: isAsked ? 'second-step.on' : 'second-step.off', subject: id });
        await acceptSecurityNotice(em, ctx, id, { event: isAsked ? 'secondStepOn' : 'secondStepOff' });
      },
      { signOutOthers },
    );
    return waysIn;
  },

  makeRecoveryCodes: async ({ ctx, input: { signOutOthers } }) => {
    const { id } = ctx.account;
    const { result: recoveryCodes, waysIn } = await changeWaysIn(
      ctx,
      async (em, before) => {
        if (before.isStaff) throw new Refusal('NoRecoveryCodesForStaff');
        if (countSecondSteps(before) === 0) throw new Refusal('NoSecondStep');
        await recordAudit(em, ctx, { action: 'recovery-codes.make', subject: id });
        await acceptSecurityNotice(em, ctx, id, { event: 'recoveryCodesMade' });
        return makeRecoveryCodes(em, id, ctx.now);
      },
      { signOutOthers },
    );
    return { recoveryCodes, waysIn };
  },
};
