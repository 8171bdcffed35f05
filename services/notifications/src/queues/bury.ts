import { randomUUID } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { DeadLetterId } from '@plainwill/contracts/shared/ids';
import type { Log } from '@plainwill/kit/log';
import type { Bury } from '@plainwill/kit/queues/dead-job';
import { DeadLetterSchema } from './dead-letter.entity.ts';

interface BuryDeps {
  orm: MikroORM;
  clock: () => Date;
  log: Log;
}

/** Writes down what failed for good. Harmless to repeat. */
export const createBury =
  ({ orm, clock, log }: BuryDeps): Bury =>
  async ({ id: jobId, queue, data, attempts, error }) => {
    await orm.em
      .fork()
      .createQueryBuilder(DeadLetterSchema)
      .insert({
        id: DeadLetterId.parse(randomUUID()),
        queue,
        jobId,
        payload: data as Record<string, unknown>,
        error: error.slice(0, 200),
        attempts,
        failedAt: clock(),
      })
      .onConflict('jobId')
      .ignore()
      .execute('run');
    log.error({ queue, job: jobId, attempts, error }, 'a job failed for good');
  };
