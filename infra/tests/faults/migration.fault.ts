import { Migration } from '@mikro-orm/migrations';
import pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { migrateDatabase, ormOptionsOf } from '../../tools/launcher/postgres/migrate.ts';
import { startLoad } from './support/load.ts';
import { startSaver } from './support/saver.ts';
import { ask } from './support/servers/postgres-server.ts';
import { openSite } from './support/site.ts';

const soon = { timeout: 30_000, interval: 25 };

/** A next version might add these, in the ways that the rules allow: the running version knows none of them. */
class OfNextVersion extends Migration {
  override name = 'OfNextVersion';

  override up() {
    this.addSql(`alter table "funeral_wishes" add "music" varchar(2000) not null default ''`);
    this.addSql(`alter table "funeral_wishes" add constraint "short" check (length("music") < 2000) not valid`);
    this.addSql(`create index "of_next_version" on "funeral_wishes" ("saved_at")`);
    this.addSql(`create table "keepsakes" ("id" uuid not null primary key, "account_id" uuid not null)`);
  }
}

it('F23: migrates under the version that is running, even while a long report holds what it changes', async () => {
  const { stage, person, areRunning } = await openSite();
  const url = stage.postgres.urlOf('will_data');
  const saver = startSaver(person.api);
  const reading = startLoad({ perSecond: 5, act: () => person.anotherTab().willData.testatorRecord.get.query() });
  await vi.waitFor(() => expect(saver.saves.length).toBeGreaterThan(5), soon);

  const report = new pg.Client({ connectionString: url });
  onTestFinished(() => report.end());
  await report.connect();
  await report.query('begin; select count(*) from funeral_wishes');
  const options = (await ormOptionsOf('will-data'))(stage.postgres.ownerUrlOf('will_data'));
  const migrations = { ...options.migrations, migrationsList: [OfNextVersion] };
  const migrating = migrateDatabase({ ...options, migrations });
  const waits = async () => expect(await ask(url, 'select 1 from pg_locks where not granted')).not.toEqual([]);
  await vi.waitFor(waits, soon);
  const during = saver.saves.length;
  await vi.waitFor(() => expect(saver.saves.length).toBeGreaterThan(during + 20), soon);
  await report.query('commit');
  expect(await migrating).toEqual(['OfNextVersion']);

  const after = saver.saves.length;
  await vi.waitFor(() => expect(saver.saves.length).toBeGreaterThan(after + 5), soon);
  expect((await reading.stop()).failures.map(({ error }) => String(error))).toEqual([]);
  const { lost, failures } = await saver.stop();
  expect({ lost, failures }).toEqual({ lost: [], failures: [] });
  expect(await ask(url, 'select music from funeral_wishes')).toEqual([{ music: '' }]);
  expect(areRunning()).toBe(true);
});
