import { randomBytes } from 'node:crypto';
import { MikroORM, type Options } from '@mikro-orm/postgresql';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { withMigrator } from '../database/with-migrator.ts';

/** The addresses of the stores that a test run shares. */
export interface TestStoreUrls {
  databaseUrl: string;
  redisUrl: string | null;
}

declare module 'vitest' {
  interface ProvidedContext extends TestStoreUrls {}
}

const prefix = 'plainwill_test';
/** The process that began the run, whose names for databases no other run uses. */
const run = process.env.VITEST_RUN_ID ?? process.ppid;
const newName = () => `${prefix}_${run}_${randomBytes(6).toString('hex')}`;
// Two files may ask for the same template at once; the second waits and finds it made.
const templateLock = 774_113;

async function asAdmin<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** What a crash of the server takes back does not matter to a test. */
const relaxDurability = (database: string) => `alter database ${database} set synchronous_commit = off`;

/**
 * Ends what a test file has left running on its database. The database goes with all others at the end of the run: each
 * drop makes the server write all that has changed in any of them, which costs more than the next database.
 */
const disconnect = (url: string, database: string) =>
  asAdmin(url, (client) =>
    client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database]),
  );

/** A busy machine is no reason to give up in a test. */
const patient = (options: Options): Options => ({
  ...options,
  driverOptions: {
    ...options.driverOptions,
    connectionTimeoutMillis: 0,
    statement_timeout: 0,
    lock_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  },
});

const withDatabase = (url: string, database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href;

/** The server that tests share, as its superuser. */
export const testServerUrl = () => inject('databaseUrl');

/** An empty database that whoever made it drops. */
export async function createDatabase() {
  const admin = inject('databaseUrl');
  const database = newName();
  const ask = (sql: string) => asAdmin(admin, (client) => client.query(sql));
  await ask(`create database ${database}`);
  await ask(relaxDurability(database));
  return {
    url: withDatabase(admin, database),
    drop: async () => void (await ask(`drop database if exists ${database} with (force)`)),
  };
}

/** An empty database of its own for the calling test file. */
export async function emptyDatabase(): Promise<string> {
  const { url } = await createDatabase();
  afterAll(() => disconnect(inject('databaseUrl'), new URL(url).pathname.slice(1)));
  return url;
}

/**
 * An ORM on a migrated database of its own for the calling test file: a copy of a template that is migrated once a run.
 * @param optionsFor the service's own ORM options for a database address
 */
export async function migratedOrm(name: string, optionsFor: (url: string) => Options): Promise<MikroORM> {
  const admin = inject('databaseUrl');
  const template = `${prefix}_template_${name}_${run}`;
  const database = newName();
  await asAdmin(admin, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (!rowCount) {
      // It gets its name once it is whole: another file never copies one whose migrations failed.
      const unfinished = template.replace('template', 'template_unfinished');
      await client.query(`drop database if exists ${unfinished} with (force)`);
      await client.query(`create database ${unfinished}`);
      const orm = await MikroORM.init(withMigrator(optionsFor(withDatabase(admin, unfinished))));
      try {
        await orm.migrator.up();
      } finally {
        await orm.close(true);
      }
      await client.query(`alter database ${unfinished} rename to ${template}`);
    }
    await client.query(`create database ${database} template ${template}`);
    await client.query(relaxDurability(database));
  });
  const orm = await MikroORM.init(patient(optionsFor(withDatabase(admin, database))));
  afterAll(async () => {
    await orm.close(true);
    await disconnect(admin, database);
  });
  return orm;
}

/** Drops the databases of this run's test files, and the templates. */
export async function dropLeftovers(admin: string) {
  await asAdmin(admin, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database
       where datname like '${prefix}\\_template\\_%\\_${process.pid}' or datname like '${prefix}\\_${process.pid}\\_%'`,
    );
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  });
}
