import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { QueueName } from '@plainwill/contracts/notifications/queue-vocabulary';
import type { KnownState, Producer } from '../queues/producer.ts';
import { OutboxSchema } from './outbox.entity.ts';

const batchSize = 200;

interface Row {
  id: string;
  queue: QueueName;
  dispatched_at: string;
}

interface ReconcileDeps {
  orm: MikroORM;
  producer: Pick<Producer, 'statesOf'>;
  now: Date;
  /** How long the queue is left alone with a job. */
  settlingMs: number;
}

const ended: readonly KnownState[] = ['completed', 'failed'];

/**
 * Compares what was handed to the queue some time ago with what the queue knows. What it has lost (its
 * store was emptied, or came back without its last second) is handed over again, under the same id; what it has done is
 * not asked about any more. A job that was done and forgotten meanwhile comes again too, which handlers must bear.
 * @returns how many were lost
 */
export async function reconcile({ orm, producer, now, settlingMs }: ReconcileDeps): Promise<number> {
  const em = orm.em.fork();
  const before = new Date(now.getTime() - settlingMs);
  let lost = 0;
  let last: Row | undefined;
  for (;;) {
    // SQL, for pages follow one another by microseconds, which a Date has not.
    const rows: Row[] = await em.execute<Row[]>(
      `select id, queue, dispatched_at::text from outbox
       where settled_at is null and dispatched_at < ? and (dispatched_at, id) > (?::timestamptz, ?::uuid)
       order by dispatched_at, id limit ${batchSize}`,
      [before, last?.dispatched_at ?? '-infinity', last?.id ?? '00000000-0000-0000-0000-000000000000'],
    );
    for (const [queue, ofQueue] of Map.groupBy(rows, (row) => row.queue)) {
      const ids = ofQueue.map(({ id }) => id);
      const states = await producer.statesOf(queue, ids);
      const gone = ids.filter((_, index) => states[index] === 'unknown');
      const done = ids.filter((_, index) => ended.includes(states[index] ?? 'unknown'));
      if (gone.length > 0) await em.nativeUpdate(OutboxSchema, { id: { $in: gone } }, { dispatchedAt: null });
      if (done.length > 0) await em.nativeUpdate(OutboxSchema, { id: { $in: done } }, { settledAt: now });
      lost += gone.length;
    }
    last = rows.at(-1);
    if (rows.length < batchSize) return lost;
  }
}

const keptDays = 7;
const removedAtOnce = 1000;

/** Forgets work that was done a week ago, a little at a time so that nothing else waits for it. */
export async function removeSettled(em: EntityManager, now: Date) {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  let removed = removedAtOnce;
  while (removed === removedAtOnce) {
    // SQL, for the ORM deletes no limited number of rows.
    const rows = await em.execute<unknown[]>(
      `delete from outbox where id in
         (select id from outbox where settled_at is not null and dispatched_at < ? limit ${removedAtOnce})
       returning id`,
      [before],
    );
    removed = rows.length;
  }
}
