import { deletionGraceDays, type profileContract } from '@plainwill/contracts/identity/profile';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { dayMs } from '@plainwill/contracts/shared/durations';
import { Refusal } from '@plainwill/kit/refusal';
import { AccountSchema } from '../accounts/account.entity.ts';
import { recordAudit } from '../accounts/audit/record-audit.ts';
import { promiseNotice } from '../accounts/mail/notices.ts';
import { nameAccount } from '../accounts/name-account.ts';
import { endCouples } from '../accounts/partner/couple-side.entity.ts';
import type { CallContext } from '../context.ts';
import { disconnect } from '../credentials/google/google-connections.ts';
import { changeWaysIn } from '../credentials/ways-in/change-ways-in.ts';
import { isLastAdministrator, lockRoles } from '../staff/roles/administrators.ts';
import { emailChange } from './email-change.ts';
import { profileOf } from './profile-of.ts';

const graceMs = deletionGraceDays * dayMs;

export const profile: HandlersOf<typeof profileContract, CallContext> = {
  ...emailChange,

  get: ({ ctx }) => profileOf(ctx.em, ctx, ctx.account.id),

  rename: async ({ ctx, input: { name } }) => {
    const { id } = ctx.account;
    await nameAccount(ctx.em, ctx.vault, id, name || null);
    return profileOf(ctx.em, ctx, id);
  },

  disconnectGoogle: async ({ ctx, input: { signOutOthers } }) => {
    const { id } = ctx.account;
    await changeWaysIn(ctx, (em) => disconnect(em, ctx, id), { signOutOthers });
    return profileOf(ctx.em, ctx, id);
  },

  requestDeletion: ({ ctx }) =>
    ctx.em.transactional(async (em) => {
      const { id } = ctx.account;
      await lockRoles(em);
      if (await isLastAdministrator(em, id)) throw new Refusal('OnlyAdministrator');
      const deletionAt = new Date(ctx.now.getTime() + graceMs);
      // Asking again does not put it off.
      const isNew = await em.nativeUpdate(AccountSchema, { id, deletionAt: null }, { deletionAt });
      if (isNew) {
        await recordAudit(em, ctx, { action: 'deletion.request', subject: id });
        await endCouples(em, [id], ctx.now);
        await promiseNotice(em, ctx.account, 'deletionRequested', ctx.now);
      }
      return profileOf(em, ctx, id);
    }),

  cancelDeletion: ({ ctx }) =>
    ctx.em.transactional(async (em) => {
      const { id } = ctx.account;
      // Once the days of grace are over, part of it may be gone already.
      const pending = { id, deletionAt: { $gt: ctx.now } };
      const isCancelled = await em.nativeUpdate(AccountSchema, pending, { deletionAt: null });
      if (isCancelled) await recordAudit(em, ctx, { action: 'deletion.cancel', subject: id });
      return profileOf(em, ctx, id);
    }),
};
