import { defineEntity, p } from '@mikro-orm/core';
import type { QueueName } from '@plainwill/contracts/notifications/queue-vocabulary';
import type { DeadLetterId } from '@plainwill/contracts/shared/ids';

/** A job that failed for good, kept until someone has it done after all. */
export const DeadLetterSchema = defineEntity({
  name: 'DeadLetter',
  tableName: 'dead_letters',
  properties: {
    id: p.uuid().$type<DeadLetterId>().primary(),
    queue: p.string().length(40).$type<QueueName>(),
    jobId: p.string().length(100).unique(),
    payload: p.json<Record<string, unknown>>(),
    /** The kind of failure; never its words, which may quote data. */
    error: p.string().length(200),
    attempts: p.integer(),
    failedAt: p.datetime().index(),
    replayedAt: p.datetime().nullable(),
    /** The outbox row, and so the job, that tries it again. */
    replayJobId: p.uuid().nullable(),
  },
});
