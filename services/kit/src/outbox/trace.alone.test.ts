import { randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { databaseOptions } from '../database/database-options.ts';
import { createConsumer } from '../queues/consumer.ts';
import { createProducer } from '../queues/producer.ts';
import { queueStore } from '../queues/queue-store.ts';
import { inSpan, startTracing } from '../telemetry/tracing.ts';
import { quietLog } from '../testing/call.ts';
import { emptyDatabase } from '../testing/database.ts';
import { onBothQueueStores, type TestStore } from '../testing/queue-stores.ts';
import { startTraceCollector } from '../testing/trace-collector.ts';
import { acceptJob } from './accept-job.ts';
import { OutboxSchema } from './outbox.entity.ts';
import { createOutboxStore } from './outbox-store.ts';
import { startRelay } from './relay.ts';

const databaseUrl = await emptyDatabase();
const orm = await MikroORM.init(
  databaseOptions({ url: databaseUrl, entities: [OutboxSchema], beside: import.meta.url }),
);
await orm.schema.create();
const collector = await startTraceCollector();
const tracing = await startTracing('notifications', collector.endpoint, quietLog);
afterAll(async () => {
  await tracing.stop();
  await orm.close();
  collector.close();
});

onBothQueueStores((openStore) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore();
  });
  afterAll(() => store.remove());

  it('tells of a job under the call that accepted it', async () => {
    const call = `call ${randomUUID()}`;
    const handle = vi.fn(async () => {});
    const producer = createProducer(store.url, quietLog);
    const common = { store: queueStore(store.url), queue: 'webhooks', concurrency: 1, log: quietLog } as const;
    const consumer = createConsumer({ ...common, handle, recordDeadJob: async () => {} });
    const relay = startRelay({
      outbox: createOutboxStore({ orm, databaseUrl, log: quietLog }),
      producer,
      log: quietLog,
    });
    await inSpan(call, { kind: 'server' }, () =>
      orm.em
        .fork()
        .transactional((em) => acceptJob(em, randomUUID(), 'webhooks', { deliveryId: randomUUID() as never })),
    );
    await vi.waitFor(() => expect(handle).toHaveBeenCalledOnce(), { timeout: 30_000 });
    await consumer.close();
    await relay.close();
    await producer.close();
    await vi.waitFor(
      () => {
        const [accepted] = collector.spansNamed(call);
        const worked = collector.spansNamed('job webhooks').filter(({ traceId }) => traceId === accepted?.traceId);
        expect(worked).toMatchObject([{ parentSpanId: accepted?.spanId }]);
      },
      { timeout: 30_000 },
    );
  });
});
