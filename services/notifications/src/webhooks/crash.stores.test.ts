import { MikroORM } from '@mikro-orm/postgresql';
import { withMigrator } from '@plainwill/kit/database/with-migrator';
import { onEachQueueStore, type TestStore } from '@plainwill/kit/testing/queue-stores';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { startTemporaryPostgres } from '../../../../infra/tools/launcher/postgres/temporary-postgres.ts';
import { ormOptions } from '../database.ts';
import { deliveriesIn, soon, submitTo } from '../testing/deliveries.ts';
import { aDatabase, startService } from '../testing/service.ts';
import { startServiceProcess } from '../testing/service-process.ts';
import { startReceiver } from '../testing/stand-ins.ts';
import { DeliverySchema } from './delivery.entity.ts';

const { orm, url: databaseUrl } = await aDatabase();

async function aReceiver(...answers: Parameters<typeof startReceiver>) {
  const receiver = await startReceiver(...answers);
  onTestFinished(() => receiver.close());
  return receiver;
}

onEachQueueStore((openStore) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore();
  });
  afterAll(() => store.remove());

  it('delivers everything, and nothing under a second id, when a worker is killed at work', async () => {
    const isStalled = Promise.withResolvers<void>();
    const receiver = await aReceiver(...Array<number>(19).fill(200), () => isStalled.resolve());
    const stores = { databaseUrl, queueUrl: store.url, webhookUrl: receiver.url };
    const worker = await startServiceProcess(stores);
    const submissions = await Promise.all(Array.from({ length: 100 }, () => submitTo(worker)));
    await isStalled.promise;
    await startServiceProcess(stores);
    await worker.kill();
    const mine = { submission: { $in: submissions } };
    const delivered = () => orm.em.fork().count(DeliverySchema, { ...mine, outcome: 'delivered' });
    await vi.waitFor(async () => expect(await delivered()).toBe(100), soon);
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(100);
    const stalled = receiver.received[19]?.headers['webhook-id'];
    expect(ids.filter((id) => id === stalled)).toHaveLength(2);
  });
});

it('keeps what it accepted, and goes on by itself, when PostgreSQL is started again under it', async () => {
  const postgres = await startTemporaryPostgres();
  const restarted = await MikroORM.init(withMigrator(ormOptions(postgres.url)));
  onTestFinished(async () => {
    await restarted.close(true);
    await postgres.stop();
  });
  await restarted.migrator.up();
  const receiver = await aReceiver();
  const stores = { databaseUrl: postgres.url, queueUrl: postgres.url, webhookUrl: receiver.url };
  const service = await startService(stores);
  const { recorded } = deliveriesIn(restarted);
  const before = await submitTo(service);
  await postgres.restart();
  const after = await submitTo(service);
  for (const submission of [before, after]) await recorded(submission, { outcome: 'delivered' });
  await service.stop();
});
