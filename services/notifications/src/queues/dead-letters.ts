import { randomUUID } from 'node:crypto';
import { type EntityManager, type InferEntity, LockMode, type MikroORM } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { unsentEmailsContract } from '@plainwill/contracts/notifications/deliveries';
import { jobSchemas } from '@plainwill/contracts/notifications/jobs';
import { DeadLetterId } from '@plainwill/contracts/shared/ids';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import type { Log } from '@plainwill/kit/log';
import { acceptJob } from '@plainwill/kit/outbox/accept-job';
import type { RecordDeadJob } from '@plainwill/kit/queues/dead-job';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../context.ts';
import { DeadLetterSchema } from './dead-letter.entity.ts';

type NewDeadLetter = Omit<InferEntity<typeof DeadLetterSchema>, 'replayedAt' | 'replayJobId' | symbol>;

/** Recording a dead job needs this of the database. */
export interface DeadLetters {
  /** Stores one letter of a job, however often it is called. */
  insert(letter: NewDeadLetter): Promise<unknown>;
}

/** The dead letters of the service's database. */
export const createDeadLetters = (orm: MikroORM): DeadLetters => ({
  insert: (letter) =>
    orm.em.fork().createQueryBuilder(DeadLetterSchema).insert(letter).onConflict('jobId').ignore().execute('run'),
});

interface RecorderDeps {
  deadLetters: DeadLetters;
  clock: () => Date;
  log: Log;
}

/** Writes down what failed for good. Harmless to repeat. */
export const createDeadJobRecorder =
  ({ deadLetters, clock, log }: RecorderDeps): RecordDeadJob =>
  async ({ id: jobId, queue, data, attempts, error }) => {
    await deadLetters.insert({
      id: DeadLetterId.parse(randomUUID()),
      queue,
      jobId,
      payload: data as Record<string, unknown>,
      error: error.slice(0, 200),
      attempts,
      failedAt: clock(),
    });
    log.error({ queue, job: jobId, attempts, error }, 'a job failed for good');
  };

/** Promises a dead job again, by an outbox row of its own that names it. @returns the id of the new job */
export async function replayDeadLetter(em: EntityManager, letter: InferEntity<typeof DeadLetterSchema>, now: Date) {
  const jobId = randomUUID();
  const job = jobSchemas[letter.queue].parse({ ...letter.payload, replayOf: letter.id });
  await acceptJob(em, jobId, letter.queue, job);
  Object.assign(letter, { replayedAt: now, replayJobId: jobId });
  return jobId;
}

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
