import { MikroORM } from '@mikro-orm/postgresql';
import { verifyChain } from '@plainwill/kit/audit/verify-chain';
import { createDatabase } from '@plainwill/kit/testing/database';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { databaseVariables, type ServiceWithDatabase, servicesWithDatabase } from '../../services.ts';
import { tablesOf } from '../backup/tables.ts';
import { migratedDatabase } from '../backup/testing/databases.ts';
import { knownMigrations, migrate, ormOptionsOf } from '../launcher/postgres/migrate.ts';
import { releaseBefore } from './release-before.ts';
import { insertRow, type Made } from './testing/a-row.ts';

/** Its row comes with that of the audit log. */
const writtenByTrigger = 'audit_chain';

const countIn = async (client: pg.Client, table: string) => (await client.query(`select 1 from ${table}`)).rowCount;

async function connected(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

const migrated = new Map<ServiceWithDatabase, string>();
for (const service of servicesWithDatabase) migrated.set(service, await migratedDatabase(service));

async function insertIntoAll(client: pg.Client, tables: string[], shapes?: pg.Client) {
  const made: Made = new Map();
  for (const table of tables) if (table !== writtenByTrigger) await insertRow(client, table, made, shapes);
}

const newestBefore = Object.entries(releaseBefore.newestMigrations) as [ServiceWithDatabase, string][];

describe.each(newestBefore)('an upgrade of %s', (service, newestBefore) => {
  const released = knownMigrations(service).filter((name) => name <= newestBefore);
  const added = knownMigrations(service).filter((name) => name > newestBefore);

  let url: string;
  let environment: Record<string, string>;
  /** As the release before has it: the first test of it reads its tables, the second upgrades it. */
  let client: pg.Client;
  let before: string[];
  let close: () => Promise<void>;
  beforeAll(async () => {
    const database = await createDatabase();
    url = database.url;
    environment = { [databaseVariables[service]]: url };
    await migrate(service, environment, released);
    client = await connected(url);
    close = async () => {
      await client.end();
      await database.drop();
    };
    before = (await tablesOf(client)).map(({ name }) => name);
  });
  afterAll(() => close());

  it('starts from a migration that is there', () => expect(released.at(-1)).toBe(newestBefore));

  // The services are replaced one after another, and each may be put back.
  it('takes what the release before writes', async () => {
    const address = migrated.get(service) ?? '';
    const upgraded = await connected(address);
    onTestFinished(() => upgraded.end());
    await insertIntoAll(upgraded, before, client);
    for (const name of before) expect({ name, rows: await countIn(upgraded, name) }).toEqual({ name, rows: 1 });
    if (!before.includes('audit_log')) return;
    const orm = await MikroORM.init((await ormOptionsOf(service))(address));
    onTestFinished(() => orm.close(true));
    expect(await verifyChain(orm.em.fork(), 0)).toMatchObject({ entries: 1, brokenAt: null });
  });

  it('from the release before keeps every row, and the entities read them', async () => {
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
});
