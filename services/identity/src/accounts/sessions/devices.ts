import type { devicesContract } from '@plainwill/contracts/identity/devices';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../../context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { endSessions, SessionSchema } from './session.entity.ts';

export const devices: HandlersOf<typeof devicesContract, CallContext> = {
  list: async ({
    ctx: {
      em,
      account,
      now,
      sessions: { flushUses },
    },
  }) => {
    await flushUses(em);
    const open = { account: account.id, expiresAt: { $gt: now } };
    const sessions = await em.find(SessionSchema, open, { orderBy: { lastUsedAt: 'desc', createdAt: 'desc' } });
    return sessions.map(({ idHash, label, createdAt, lastUsedAt, methods }) => ({
      id: idHash,
      label,
      signedInAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      methods: methods ?? [],
      isCurrent: idHash === account.sessionKey,
    }));
  },

  signOut: ({ ctx, input: { id } }) =>
    ctx.em.transactional(async (em) => {
      await recordAudit(em, ctx, { action: 'device.sign-out', subject: ctx.account.id });
      const ended = await em.nativeDelete(SessionSchema, { idHash: id, account: ctx.account.id });
      if (!ended) throw new Refusal('DeviceNotFound');
    }),

  signOutOthers: ({ ctx }) =>
    ctx.em.transactional(async (em) => {
      await recordAudit(em, ctx, { action: 'device.sign-out', subject: ctx.account.id });
      await endSessions(em, ctx.account.id, ctx.account.sessionKey);
    }),
};
