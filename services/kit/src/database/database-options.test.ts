import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, expect, it } from 'vitest';
import { emptyDatabase } from '../testing/database.ts';
import { databaseOptions } from './database-options.ts';

const url = await emptyDatabase();
const options = databaseOptions({ url, entities: [], beside: import.meta.url });
const orm = await MikroORM.init({ ...options, discovery: { warnWhenNoEntities: false } });
afterAll(() => orm.close(true));

const cutItself = 'select pg_terminate_backend(pg_backend_pid())';
const poolSize = options.pool?.max ?? 0;

it('keeps no place in the pool for connections that were cut in the middle of a transaction', async () => {
  const client = await orm.em.getConnection().getNativeClient();
  for (let cuts = 0; cuts < poolSize + 1; cuts++) {
    await expect(orm.em.fork().transactional((em) => em.execute(cutItself))).rejects.toThrow();
  }
  await expect.poll(() => client.totalCount).toBeLessThanOrEqual(1);
  const asking = Array.from({ length: poolSize }, () =>
    orm.em.fork().transactional((em) => em.execute('select 1 as one')),
  );
  expect(await Promise.all(asking)).toHaveLength(poolSize);
});

it('leaves alone the connections that nobody held', async () => {
  await orm.em.fork().execute('select 1');
  await expect(orm.em.fork().execute(cutItself)).rejects.toThrow();
  // Whoever asks before the end of it is noticed is told of it too.
  const asked = () => orm.em.fork().execute('select 1 as one');
  await expect.poll(() => asked().catch(() => null)).toEqual([{ one: 1 }]);
});
