import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, expect, it } from 'vitest';
import { emptyDatabase } from '../testing/database.ts';
import { databaseOptions } from './database-options.ts';
import { preparedRows } from './prepared.ts';

const url = await emptyDatabase();
const options = databaseOptions({ url, entities: [], beside: import.meta.url });
const orm = await MikroORM.init({ ...options, discovery: { warnWhenNoEntities: false }, pool: { min: 0, max: 1 } });
afterAll(() => orm.close(true));

const sum = 'select ?::integer + ?::integer as sum';

it('is planned once and asked with other values each time', async () => {
  const em = orm.em.fork();
  expect(await preparedRows(em, sum, [1, 2])).toEqual([{ sum: 3 }]);
  expect(await preparedRows(em, sum, [3, 4])).toEqual([{ sum: 7 }]);
  const prepared = await em.execute('select statement from pg_prepared_statements');
  expect(prepared).toEqual([{ statement: 'select $1::integer + $2::integer as sum' }]);
});

it('sees what its own transaction has done', async () => {
  await orm.em.fork().execute('create table kept (id integer)');
  await orm.em.fork().transactional(async (em) => {
    await em.execute('insert into kept values (5)');
    expect(await preparedRows(em, 'select id from kept where id = ?', [5])).toEqual([{ id: 5 }]);
  });
});

it('takes a value for what it is, whatever it says', async () => {
  const odd = `'; drop table kept; -- ? $1 \\`;
  expect(await preparedRows(orm.em.fork(), 'select ?::text as said', [odd])).toEqual([{ said: odd }]);
});

it('finds a new connection when its own was cut', async () => {
  await expect(orm.em.fork().execute('select pg_terminate_backend(pg_backend_pid())')).rejects.toThrow();
  await expect.poll(() => preparedRows(orm.em.fork(), sum, [1, 1]).catch(() => null)).toEqual([{ sum: 2 }]);
});
