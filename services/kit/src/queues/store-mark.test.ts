import { Redis } from 'ioredis';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { onBothQueueStores, type TestStore } from '../testing/queue-stores.ts';
import { openStoreMark } from './store-mark.ts';

async function empty(url: string) {
  if (url.startsWith('redis')) {
    const client = new Redis(url);
    await client.flushdb();
    await client.quit();
    return;
  }
  const client = new pg.Client(url);
  await client.connect();
  await client.query('truncate store_mark');
  await client.end();
}

onBothQueueStores((openStore) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore();
  });
  afterAll(() => store.remove());

  const open = () => {
    const mark = openStoreMark(store.url);
    onTestFinished(async () => void (await mark.close()));
    return mark;
  };

  it('stays the same, whoever reads it, until the store is emptied', async () => {
    const [one, other] = [open(), open()];
    const first = await one.read();
    expect(await Promise.all([one.read(), other.read()])).toEqual([first, first]);
    await empty(store.url);
    const second = await one.read();
    expect(second).not.toBe(first);
    expect(await other.read()).toBe(second);
  });
});

it.each(['redis://127.0.0.1:1', 'postgres://nobody@127.0.0.1:1/queue'])('says so when %s is away', async (url) => {
  const mark = openStoreMark(url);
  await expect(mark.read()).rejects.toThrow();
  await mark.close();
});
