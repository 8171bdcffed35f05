import { randomUUID } from 'node:crypto';
import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import { jobSchemas } from '@plainwill/contracts/notifications/jobs';
import { acceptJob } from '@plainwill/kit/outbox/accept-job';
import type { DeadLetterSchema } from './dead-letter.entity.ts';

/** Promises a dead job anew, by an outbox row of its own that names it. */
export async function replayDeadLetter(em: EntityManager, letter: InferEntity<typeof DeadLetterSchema>, now: Date) {
  const jobId = randomUUID();
  const job = jobSchemas[letter.queue].parse({ ...letter.payload, replayOf: letter.id });
  await acceptJob(em, jobId, letter.queue, job);
  Object.assign(letter, { replayedAt: now, replayJobId: jobId });
}
