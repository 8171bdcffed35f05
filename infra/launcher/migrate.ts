import { pathToFileURL } from 'node:url';
import { MikroORM, type Options } from '@mikro-orm/postgresql';
import pg from 'pg';
import { databaseVariables, inRoot, type ServiceWithDatabase } from './paths.ts';
import type { Environment } from './settings.ts';
import { badSettingExitCode, codeOf, StartError } from './start-error.ts';

/** @returns the ORM options of a service, given the address of its database. */
export async function ormOptionsOf(service: ServiceWithDatabase): Promise<(url: string) => Options> {
  const { ormOptions } = await import(pathToFileURL(inRoot('services', service, 'src', 'database.ts')).href);
  return ormOptions;
}

// Any number will do, as long as every migration takes the same.
const migrationLock = 1_540_837;

/**
 * Brings one service's database up to date. Two that start at once wait for each other.
 * @returns the names of the migrations that were run
 */
export async function migrate(service: ServiceWithDatabase, environment: Environment): Promise<string[]> {
  const variable = databaseVariables[service];
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
  const options = (await ormOptionsOf(service))(url);
  // Rewriting a large table may take longer than a request is allowed to.
  const orm = await MikroORM.init({
    ...options,
    driverOptions: { ...(options.driverOptions as object), statement_timeout: 0, lock_timeout: 0 },
  });
  try {
    return (await orm.migrator.up()).map(({ name }) => name);
  } finally {
    await orm.close(true);
    await lock.end();
  }
}
