import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { OutboxFigures } from '@plainwill/contracts/kit/operations';
import type { Producer } from '../queues/producer.ts';
import { measure, measureUp } from '../telemetry/metrics.ts';

/** SQL, for the age that alarms counts by the clock that wrote the row, the database's. */
export async function outboxFigures(em: EntityManager): Promise<OutboxFigures> {
  const [found] = await em.execute<{ waiting: number; oldest: number | null }[]>(
    `select count(*)::int as waiting, extract(epoch from now() - min(created_at))::float8 as oldest
     from outbox where dispatched_at is null`,
  );
  return { waiting: found?.waiting ?? 0, oldestSeconds: found?.oldest ?? null };
}

/** Tells Prometheus how much accepted work waits for its queue, for how long, and whether the queue store answers. */
export function measureOutbox(orm: MikroORM, producer: Pick<Producer, 'storeMark'>) {
  const read = () => outboxFigures(orm.em.fork());
  measure({
    name: 'plainwill_outbox_waiting',
    help: 'Accepted work that no queue has yet',
    labels: [],
    read: async () => [{ labels: {}, value: (await read()).waiting }],
  });
  measure({
    name: 'plainwill_outbox_oldest_seconds',
    help: 'How long the oldest of it has waited; 0 when none waits',
    labels: [],
    read: async () => [{ labels: {}, value: (await read()).oldestSeconds ?? 0 }],
  });
  measureUp({
    name: 'plainwill_queue_store_up',
    help: '1 while the queue store answers this service',
    ask: producer.storeMark,
  });
}
