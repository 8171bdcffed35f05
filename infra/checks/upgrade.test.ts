import { MikroORM } from '@mikro-orm/postgresql';
import { verifyChain } from '@plainwill/kit/audit/verify-chain';
import { createDatabase } from '@plainwill/kit/testing/database';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tablesOf } from '../backup/tables.ts';
import { knownMigrations, migrate, ormOptionsOf } from '../launcher/postgres/migrate.ts';
import { databaseVariables, type ServiceWithDatabase, servicesWithDatabase } from '../services.ts';
import { releaseBefore } from './release-before.ts';
import { insertRow, type Made } from './testing/a-row.ts';

/** Its row comes with that of the audit log. */
const writtenByTrigger = 'audit_chain';

const countIn = async (client: pg.Client, table: string) => (await client.query(`select 1 from ${table}`)).rowCount;

async function openDatabase(service: ServiceWithDatabase) {
  const { url, drop } = await createDatabase();
  onTestFinished(drop);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return { url, client, environment: { [databaseVariables[service]]: url } };
}

async function insertIntoAll(client: pg.Client, tables: string[], shapes?: pg.Client) {
  const made: Made = new Map();
  for (const table of tables) if (table !== writtenByTrigger) await insertRow(client, table, made, shapes);
}

describe.each(servicesWithDatabase)('an upgrade of %s', (service) => {
  const newestBefore = releaseBefore.newestMigrations[service];
  const released = knownMigrations(service).filter((name) => name <= newestBefore);
  const added = knownMigrations(service).filter((name) => name > newestBefore);

  it('starts from a migration that is there', () => expect(released.at(-1)).toBe(newestBefore));

  it('from the release before keeps every row, and the entities read them', async () => {
    const { url, client, environment } = await openDatabase(service);
    await migrate(service, environment, released);
    const before = (await tablesOf(client)).map(({ name }) => name);
    await insertIntoAll(client, before);
    const counts = new Map<string, number | null>();
    for (const name of before) counts.set(name, await countIn(client, name));

    expect(await migrate(service, environment)).toEqual(added);

    const after = (await tablesOf(client)).map(({ name }) => name);
    for (const name of before) {
      if (!after.includes(name)) continue;
      expect({ name, rows: await countIn(client, name) }).toEqual({ name, rows: counts.get(name) });
    }
    const orm = await MikroORM.init((await ormOptionsOf(service))(url));
    onTestFinished(() => orm.close(true));
    for (const { class: entity } of orm.getMetadata().getAll().values()) await orm.em.fork().find(entity, {});
  });

  // The services are replaced one after another, and each may be put back.
  it('takes what the release before writes', async () => {
    const before = await openDatabase(service);
    await migrate(service, before.environment, released);
    const { url, client, environment } = await openDatabase(service);
    await migrate(service, environment);
    const tables = (await tablesOf(before.client)).map(({ name }) => name);
    await insertIntoAll(client, tables, before.client);
    for (const name of tables) expect({ name, rows: await countIn(client, name) }).toEqual({ name, rows: 1 });
    if (!tables.includes('audit_log')) return;
    const orm = await MikroORM.init((await ormOptionsOf(service))(url));
    onTestFinished(() => orm.close(true));
    expect(await verifyChain(orm.em.fork(), 0)).toMatchObject({ entries: 1, brokenAt: null });
  });
});
