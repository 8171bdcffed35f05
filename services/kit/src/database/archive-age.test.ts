import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { emptyDatabase } from '../testing/database.ts';
import { archiveAge } from './archive-age.ts';
import { databaseOptions } from './database-options.ts';

const options = databaseOptions({ url: await emptyDatabase(), entities: [], beside: import.meta.url });
const orm = await MikroORM.init({ ...options, discovery: { warnWhenNoEntities: false } });
afterAll(() => orm.close(true));

// What a server says of itself whose newest whole segment is the fourth.
await orm.em.execute(`
  create schema pretended;
  create table pretended.mode (mode text);
  create function pretended.current_setting(name text) returns text language sql
    as $$ select case name when 'archive_mode' then mode else '16MB' end from pretended.mode $$;
  create function pretended.pg_current_wal_lsn() returns pg_lsn language sql as $$ select '0/5000010'::pg_lsn $$;
  create table pretended.pg_stat_archiver (last_archived_wal text, last_archived_time timestamptz,
    last_failed_time timestamptz, stats_reset timestamptz default now() - interval '200 s')`);

beforeEach(() => orm.em.execute('truncate pretended.mode, pretended.pg_stat_archiver'));

const [third, fourth] = ['000000010000000000000003', '000000010000000000000004'];

it.each([
  ['nothing is archived, for it is off', 'off', null, null, null],
  ['the newest segment left', 'on', fourth, null, 0],
  ['its backup left', 'on', `${fourth}.00000028.backup`, null, 0],
  ['a new timeline begins', 'on', '00000002.history', null, 0],
  ['it failed before the newest segment left', 'on', fourth, 100, 0],
  ['the newest segment has not left', 'on', third, null, 90],
  ['it has failed since', 'on', fourth, 10, 90],
  ['none ever left', 'on', null, null, 200],
])('counts since the newest segment left, if another waits: %s', async (_when, mode, archived, failed, age) => {
  await orm.em.execute('insert into pretended.mode values (?)', [mode]);
  await orm.em.execute(
    `insert into pretended.pg_stat_archiver values (?, case when ? then now() - interval '90 s' end,
       now() - ? * interval '1 s')`,
    [archived, archived !== null, failed],
  );
  const found = await orm.em.transactional(async (em) => {
    await em.execute('set local search_path = pretended, pg_catalog');
    return archiveAge(em);
  });
  if (age === null) expect(found).toBeNull();
  else expect(Math.abs((found ?? Number.NaN) - age)).toBeLessThan(age ? 60 : 1);
});
