import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobOf } from '@plainwill/contracts/notifications/jobs';
import type { QueueName } from '@plainwill/contracts/notifications/queue-vocabulary';
import { currentTraceparent } from '../telemetry/tracing.ts';
import { OutboxSchema } from './outbox.entity.ts';

export const outboxChannel = 'outbox';

/**
 * Promises a job within the caller's transaction: it exists if, and only if, the transaction commits. `id` becomes the
 * job's id, so the same promise is never kept twice while the queue remembers it.
 */
export async function acceptJob<Name extends QueueName>(em: EntityManager, id: string, queue: Name, job: JobOf<Name>) {
  if (!em.isInTransaction()) throw new Error('a job is accepted only within a transaction');
  em.create(OutboxSchema, { id, queue, payload: job, trace: currentTraceparent() ?? null });
  // Heard by relays once the transaction commits, and only then. SQL, for the ORM has no word for it.
  await em.execute(`select pg_notify('${outboxChannel}', '')`);
}
