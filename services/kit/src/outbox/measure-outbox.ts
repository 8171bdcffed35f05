import type { MikroORM } from '@mikro-orm/postgresql';
import { measure } from '../telemetry/metrics.ts';
import { outboxFigures } from './outbox-figures.ts';

/** Tells Prometheus how much accepted work waits for its queue, and for how long. */
export function measureOutbox(orm: MikroORM) {
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
}
