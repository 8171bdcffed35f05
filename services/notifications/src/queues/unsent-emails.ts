import { LockMode } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { unsentEmailsContract } from '@plainwill/contracts/notifications/deliveries';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../context.ts';
import { DeadLetterSchema } from './dead-letter.entity.ts';
import { replayDeadLetter } from './replay.ts';

const shown = 50;
const unsent = { queue: 'emails', replayedAt: null } as const;

export const unsentEmails: HandlersOf<typeof unsentEmailsContract, CallContext> = {
  list: async ({ ctx: { em } }) => {
    const letters = await em.find(DeadLetterSchema, unsent, { orderBy: { failedAt: 'desc' }, limit: shown });
    return letters.map(({ id, failedAt, attempts, error }) => ({
      id,
      failedAt: failedAt.toISOString(),
      attempts,
      error,
    }));
  },
  replay: ({ ctx, input: { id } }) =>
    ctx.em.transactional(async (em) => {
      const lockMode = LockMode.PESSIMISTIC_WRITE;
      const letter = await em.findOne(DeadLetterSchema, { id, ...unsent }, { lockMode });
      if (!letter) throw new Refusal('UnsentEmailNotFound');
      await replayDeadLetter(em, letter, ctx.now);
      await recordAudit(em, ctx, { action: 'email.replay', objectId: id });
    }),
};
