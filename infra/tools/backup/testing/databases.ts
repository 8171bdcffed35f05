import { createDatabase, migratedOrm } from '@plainwill/kit/testing/database';
import { afterAll } from 'vitest';
import { databaseName, databaseVariables, type ServiceWithDatabase, servicesWithDatabase } from '../../../services.ts';
import { ormOptionsOf } from '../../launcher/postgres/migrate.ts';
import { asking, withDatabases } from '../connect.ts';
import { tablesOf } from '../tables.ts';

/** Makes the databases of a whole product, empty, each time it is called; all are dropped after the calling file. */
export function emptyDatabases() {
  const drops: (() => Promise<void>)[] = [];
  // One by one: a server takes only so many connections.
  afterAll(async () => {
    for (const drop of drops) await drop();
  });
  return async () => {
    const entries = await Promise.all(
      Object.values(databaseVariables).map(async (variable) => {
        const { url, drop } = await createDatabase();
        drops.push(drop);
        return [variable, url];
      }),
    );
    return Object.fromEntries(entries) as Record<string, string>;
  };
}

/** The address of a service's database, migrated: a copy of the template that the tests of the service use. */
export async function migratedDatabase(service: ServiceWithDatabase): Promise<string> {
  const orm = await migratedOrm(databaseName(service), await ormOptionsOf(service));
  // A restore wants nobody else at the databases.
  await orm.close(true);
  return String(orm.config.get('clientUrl'));
}

/** The databases of a whole product, migrated. */
export async function migratedDatabases() {
  const environment: Record<string, string> = {};
  for (const service of servicesWithDatabase) environment[databaseVariables[service]] = await migratedDatabase(service);
  return environment;
}

type Ask = ReturnType<typeof asking>;
/** Asks the database of one service. */
export const at = <T>(
  environment: Record<string, string>,
  service: ServiceWithDatabase,
  work: (ask: Ask) => Promise<T>,
) => withDatabases(environment, (clients) => work(asking(clients[service])));

/** Every row of every table of every service, as text. */
export async function everything(environment: Record<string, string>) {
  return withDatabases(environment, async (clients) => {
    const all: Record<string, unknown> = {};
    for (const service of servicesWithDatabase) {
      for (const { name } of await tablesOf(clients[service])) {
        all[`${service} ${name}`] = (await clients[service].query(`select t::text from ${name} t order by 1`)).rows;
      }
    }
    return all;
  });
}
