import { MikroORM } from '@mikro-orm/postgresql';
import { createDatabase } from '@plainwill/kit/testing/database';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tablesOf } from '../backup/tables.ts';
import { knownMigrations, migrate, ormOptionsOf } from '../launcher/migrate.ts';
import { databaseVariables, type ServiceWithDatabase, servicesWithDatabase } from '../launcher/paths.ts';
import { insertRow, type Made } from './testing/a-row.ts';

/** What a table asks for beyond what each column does alone. */
const alsoNeeded: Record<string, (made: Made) => object> = {
  enquiries: (made) => ({ submission_id: made.get('questionnaire_submissions')?.id }),
};

const countIn = async (client: pg.Client, table: string) => (await client.query(`select 1 from ${table}`)).rowCount;

async function openDatabase(service: ServiceWithDatabase) {
  const { url, drop } = await createDatabase();
  onTestFinished(drop);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return { url, client, environment: { [databaseVariables[service]]: url } };
}

describe.each(servicesWithDatabase)('an upgrade of %s', (service) => {
  it('from the migration before the newest keeps every row, and the entities read them', async () => {
    const { url, client, environment } = await openDatabase(service);
    const newest = knownMigrations(service).at(-1);
    await migrate(service, environment, knownMigrations(service).slice(0, -1));
    const made: Made = new Map();
    const before = await tablesOf(client);
    for (const { name } of before) await insertRow(client, name, made, alsoNeeded[name]?.(made));
    const counts = new Map<string, number | null>();
    for (const { name } of before) counts.set(name, await countIn(client, name));

    expect(await migrate(service, environment)).toEqual([newest]);

    const after = (await tablesOf(client)).map(({ name }) => name);
    for (const { name } of before) {
      if (!after.includes(name)) continue;
      expect({ name, rows: await countIn(client, name) }).toEqual({ name, rows: counts.get(name) });
    }
    const orm = await MikroORM.init((await ormOptionsOf(service))(url));
    onTestFinished(() => orm.close(true));
    for (const { class: entity } of orm.getMetadata().getAll().values()) await orm.em.fork().find(entity, {});
  });
});
