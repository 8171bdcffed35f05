import { randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { databaseOptions } from '../database/database-options.ts';
import { quietLog } from '../testing/call.ts';
import { emptyDatabase } from '../testing/database.ts';
import { createMemoryOutbox } from '../testing/memory-outbox.ts';
import { acceptJob } from './accept-job.ts';
import { OutboxSchema } from './outbox.entity.ts';
import { createOutboxStore, type DispatchedRow, type OutboxStore } from './outbox-store.ts';

const databaseUrl = await emptyDatabase();
const orm = await MikroORM.init(
  databaseOptions({ url: databaseUrl, entities: [OutboxSchema], beside: import.meta.url }),
);
await orm.schema.create();
afterAll(() => orm.close());
beforeEach(async () => void (await orm.em.fork().nativeDelete(OutboxSchema, {})));

interface Opened {
  accept(ids: string[]): Promise<void>;
  /** As another process reaches the same outbox. */
  connect(): OutboxStore;
}

const inPostgres = (): Opened => ({
  accept: (ids) =>
    orm.em.fork().transactional(async (em) => {
      for (const id of ids) await acceptJob(em, id, 'webhooks', { deliveryId: id });
    }),
  connect: () => createOutboxStore({ orm, databaseUrl, log: quietLog }),
});

function inMemory(): Opened {
  const memory = createMemoryOutbox();
  return {
    accept: async (ids) => {
      for (const id of ids) memory.accept({ id, queue: 'webhooks', payload: { deliveryId: id } });
    },
    connect: () => memory.connect().store,
  };
}

const later = () => new Date(Date.now() + 60_000);
const someIds = (count: number) => Array.from({ length: count }, () => randomUUID()).toSorted();
const waitingIn = async (store: OutboxStore) => {
  const waiting: string[] = [];
  await store.moveWaiting(100, async (rows) => void waiting.push(...rows.map(({ id }) => id)));
  return waiting;
};
const dispatchAll = (store: OutboxStore) =>
  store.moveWaiting(100, async (rows, markDispatched) => void (await markDispatched(rows.map(({ id }) => id))));
const dispatchedIn = async (store: OutboxStore, before?: Date) =>
  (await store.dispatched({ before, after: undefined, limit: 100 })).map(({ id }) => id);

describe.each([
  ['PostgreSQL', inPostgres],
  ['memory', inMemory],
])('the outbox in %s', (_name, open) => {
  it('hands over what waits, as it was accepted, and keeps what is marked as dispatched', async () => {
    const { accept, connect } = open();
    const store = connect();
    const ids = someIds(3);
    await accept(ids);
    const moved = await store.moveWaiting(2, async (rows, markDispatched) => {
      expect(rows[0]).toEqual({ id: ids[0], queue: 'webhooks', payload: { deliveryId: ids[0] }, trace: null });
      await markDispatched(rows.map(({ id }) => id));
    });
    expect([moved, await waitingIn(store), await dispatchedIn(store)]).toEqual([2, [ids[2]], ids.slice(0, 2)]);
  });

  it('undoes the marks of a move that fails', async () => {
    const { accept, connect } = open();
    const ids = someIds(2);
    await accept(ids);
    const failing = connect().moveWaiting(100, async (_rows, markDispatched) => {
      await markDispatched(ids);
      throw new Error('the queue is away');
    });
    await expect(failing).rejects.toThrow('the queue is away');
    expect(await waitingIn(connect())).toEqual(ids);
  });

  it('keeps from one relay what another is moving', async () => {
    const { accept, connect } = open();
    const ids = someIds(3);
    await accept(ids);
    const other = connect();
    await connect().moveWaiting(2, async () => expect(await waitingIn(other)).toEqual([ids[2]]));
    expect(await waitingIn(other)).toEqual(ids);
  });

  it('lists what was dispatched in pages, until it is put back or settled', async () => {
    const { accept, connect } = open();
    const store = connect();
    const ids = someIds(5);
    await accept(ids);
    await dispatchAll(store);
    const pages: string[] = [];
    let after: DispatchedRow | undefined;
    do {
      const page = await store.dispatched({ before: later(), after, limit: 2 });
      pages.push(...page.map(({ id }) => id));
      after = page.at(-1);
    } while (after);
    expect(pages).toEqual(ids);
    expect(await dispatchedIn(store, new Date(Date.now() - 60_000))).toEqual([]);
    await store.putBack(ids.slice(0, 2));
    await store.settle(ids.slice(2, 4), new Date());
    expect([await dispatchedIn(store), await waitingIn(store)]).toEqual([[ids[4]], ids.slice(0, 2)]);
  });

  it('removes what is settled, and no more of it than it is asked to', async () => {
    const { accept, connect } = open();
    const store = connect();
    const ids = someIds(4);
    await accept(ids);
    await dispatchAll(store);
    await store.settle(ids.slice(0, 3), new Date());
    expect(await store.removeSettled(new Date(Date.now() - 60_000), 10)).toBe(0);
    expect([await store.removeSettled(later(), 2), await store.removeSettled(later(), 2)]).toEqual([2, 1]);
    expect(await dispatchedIn(store)).toEqual([ids[3]]);
  });

  it('calls back when something is accepted', async () => {
    const { accept, connect } = open();
    const onAccepted = vi.fn();
    const listener = connect().listen(onAccepted);
    onTestFinished(() => listener.close());
    // A listener may miss what comes before it is connected.
    await vi.waitFor(
      async () => {
        await accept(someIds(1));
        expect(onAccepted).toHaveBeenCalled();
      },
      { timeout: 30_000, interval: 100 },
    );
  });
});
