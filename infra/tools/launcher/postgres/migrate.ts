import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { MikroORM, type Options } from '@mikro-orm/postgresql';
import { withMigrator } from '@plainwill/kit/database/with-migrator';
import pg from 'pg';
import { databaseVariables, migrationVariables, type ServiceWithDatabase } from '../../../services.ts';
import { badSettingExitCode, codeOf, StartError } from '../console.ts';
import { inRoot } from '../settings/paths.ts';
import type { Environment } from '../settings/settings.ts';
import { serviceRoleIn } from './database-roles.ts';
import { migrationsTable, recordBaseline } from './recorded-migrations.ts';

const quoted = pg.escapeIdentifier;
const auditTables = ['audit_log', 'audit_chain', 'audit_seals'];
const firstWithMaintain = 170_000;

/**
 * Grants a service its rights on the tables of its database, and no more: it owns none, so it can alter, empty or drop none
 * and keep no trigger from firing. It may read its audit log and add to it. The owner of the tables runs this.
 */
export async function grantRights(client: pg.Client, role: string) {
  const to = quoted(role);
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const { rows } = await client.query<{ prune: string | null; version: number }>(
    `select to_regprocedure('public.prune_audit_log(bigint)') as prune, current_setting('server_version_num')::int as version`,
  );
  const maintain = (rows[0]?.version ?? 0) >= firstWithMaintain ? ', MAINTAIN' : '';
  function rightsOn(table: string): string {
    if (table === migrationsTable) return 'SELECT';
    if (auditTables.includes(table)) return 'SELECT, INSERT';
    return `SELECT, INSERT, UPDATE, DELETE${maintain}`;
  }
  const statements = [
    `GRANT USAGE ON SCHEMA public TO ${to}`,
    `REVOKE ALL ON ALL TABLES IN SCHEMA public FROM ${to}`,
    ...tables.map(({ name }) => `GRANT ${rightsOn(name)} ON ${quoted(name)} TO ${to}`),
    `GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${to}`,
    ...(rows[0]?.prune ? [`GRANT EXECUTE ON FUNCTION prune_audit_log(bigint) TO ${to}`] : []),
  ];
  await client.query('BEGIN');
  for (const statement of statements) await client.query(statement);
  await client.query('COMMIT');
}

/** @returns the ORM options of a service, given the address of its database. */
export async function ormOptionsOf(service: ServiceWithDatabase): Promise<(url: string) => Options> {
  const { ormOptions } = await import(pathToFileURL(inRoot('services', service, 'src', 'database.ts')).href);
  return ormOptions;
}

// Any number will do, as long as every migration takes the same.
export const migrationLock = 1_540_837;

const lockLimitMs = 500;
const pauseMs = 1000;
const lockAttempts = 120;
const lockNotAvailable = '55P03';

/** The migrations of a service, oldest first. */
export const knownMigrations = (service: ServiceWithDatabase): string[] =>
  globSync('Migration*.ts', { cwd: inRoot('services', service, 'src', 'migrations') })
    .map((file) => basename(file, '.ts'))
    .sort();

/**
 * Brings one service's database up to date, or to the state that `only` these migrations make, and says what the service
 * may do there. Two that start at once wait for each other. A database older than 0.2.0 is refused.
 * @returns the names of the migrations that were run
 */
export async function migrate(
  service: ServiceWithDatabase,
  environment: Environment,
  only?: readonly string[],
): Promise<string[]> {
  const variable = environment[migrationVariables[service]] ? migrationVariables[service] : databaseVariables[service];
  const url = environment[variable];
  if (!url)
    throw new StartError(
      `${variable}: It is not set. It is: the PostgreSQL database of ${service}`,
      badSettingExitCode,
    );
  const lock = new pg.Client({ connectionString: url });
  try {
    await lock.connect();
    await lock.query('SELECT pg_advisory_lock($1)', [migrationLock]);
  } catch (error) {
    throw new StartError(
      `${variable}: the database does not answer (${codeOf(error)}). Check the address and the server.`,
    );
  }
  try {
    await recordBaseline(lock, service);
    const run = await migrateDatabase((await ormOptionsOf(service))(url), only);
    const role = serviceRoleIn(service, environment);
    if (role) await grantRights(lock, role);
    return run;
  } catch (error) {
    if (!isDenied(error)) throw error;
    throw new StartError(
      `${variable}: this role may not change the tables. Hand them over to it first: npm run create-databases`,
    );
  } finally {
    await lock.end();
  }
}

/** The same for a database of any options. */
export const migrateDatabase = (options: Options, only?: readonly string[]) =>
  withoutBlocking(() => run(options, only));

/** Runs what is missing, all of it or nothing. */
async function run(options: Options, only?: readonly string[]): Promise<string[]> {
  const limits = {
    // Rewriting a large table may take longer than a request is allowed to.
    statement_timeout: 0,
    lock_timeout: lockLimitMs,
  };
  const orm = await MikroORM.init(
    withMigrator({
      ...options,
      driverOptions: { ...(options.driverOptions as object), ...limits },
      // Which belongs to those who write migrations: a database that is half-way must not change it.
      migrations: { ...options.migrations, snapshot: false },
    }),
  );
  try {
    const run = await orm.migrator.up(only && { migrations: [...only] });
    return run.map(({ name }) => name);
  } finally {
    await orm.close(true);
  }
}

/**
 * A statement that waits for a lock on a table makes everybody after it wait too. So it waits for less time than a person
 * would notice, lets those who are behind it pass, and tries again.
 */
export async function withoutBlocking<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isLockTimeout(error) || attempt === lockAttempts) throw error;
      await sleep(pauseMs);
    }
  }
}

const denied = '42501';
const isDenied = (error: unknown): boolean =>
  error instanceof Error && (codeOf(error) === denied || isDenied(error.cause));

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && (codeOf(error) === lockNotAvailable || isLockTimeout(error.cause));
