import { createDatabase } from '@plainwill/kit/testing/database';
import { afterAll } from 'vitest';
import { databaseVariables, type ServiceWithDatabase, servicesWithDatabase } from '../../services.ts';
import { asking, withDatabases } from '../connect.ts';
import { tablesOf } from '../tables.ts';

const drops: (() => Promise<void>)[] = [];
// One by one: a server takes only so many connections, and a file makes a hundred of these.
afterAll(async () => {
  for (const drop of drops) await drop();
});

/** The databases of a whole product, empty. */
export async function someDatabases() {
  const entries = await Promise.all(
    Object.values(databaseVariables).map(async (variable) => {
      const { url, drop } = await createDatabase();
      drops.push(drop);
      return [variable, url];
    }),
  );
  return Object.fromEntries(entries) as Record<string, string>;
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
