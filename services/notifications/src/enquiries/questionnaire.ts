import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { questionnaireContract } from '@plainwill/contracts/notifications/questionnaire';
import { acceptJob } from '@plainwill/kit/outbox/accept-job';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../context.ts';
import { SubmissionSchema } from './submission.entity.ts';

export const questionnaire: HandlersOf<typeof questionnaireContract, CallContext> = {
  submit: ({ ctx: { em, now }, input: { submissionId, answers } }) =>
    em.transactional(async (em) => {
      // A repeat that arrives meanwhile waits here for this transaction, and then finds the row.
      const { affectedRows } = await em
        .createQueryBuilder(SubmissionSchema)
        .insert({ id: submissionId, answers, submittedAt: now })
        .onConflict('id')
        .ignore()
        .execute('run');
      if (affectedRows === 1) return acceptJob(em, randomUUID(), 'webhooks', { submissionId });
      const stored = await em.findOneOrFail(SubmissionSchema, { id: submissionId });
      if (!isDeepStrictEqual(stored.answers, answers)) throw new Refusal('SubmissionIdTaken');
    }),
};
