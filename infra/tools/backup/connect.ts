import pg from 'pg';
import { databaseVariables, type ServiceWithDatabase, servicesWithDatabase } from '../../services.ts';
import { badSettingExitCode, codeOf, StartError } from '../launcher/console.ts';
import { serviceRoleIn } from '../launcher/postgres/database-roles.ts';
import type { Environment } from '../launcher/settings/settings.ts';

/** Asks one database. */
export type Asking = <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>;

export type Connections = Record<ServiceWithDatabase, pg.Client>;

/** A connection as a question to it and its rows. */
export const asking =
  (client: pg.Client): Asking =>
  async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
    (await client.query<Row>(sql, values)).rows;

async function connect(service: ServiceWithDatabase, environment: Environment): Promise<pg.Client> {
  const variable = databaseVariables[service];
  const connectionString = environment[variable];
  if (!connectionString) throw new StartError(`${variable}: It is not set.`, badSettingExitCode);
  const client = new pg.Client({ connectionString, application_name: 'plainwill-backup' });
  // The query in progress fails as well, and says so.
  client.on('error', () => undefined);
  await client.connect().catch((error) => {
    throw new StartError(
      `${variable}: the database does not answer (${codeOf(error)}). Check the address and the server.`,
    );
  });
  return client;
}

/** Opens a connection to each service's database, and closes them all when the work is done. */
export async function withDatabases<T>(
  environment: Environment,
  work: (clients: Connections) => Promise<T>,
): Promise<T> {
  const opened: pg.Client[] = [];
  try {
    const clients: Partial<Connections> = {};
    for (const service of servicesWithDatabase) {
      const client = await connect(service, environment);
      opened.push(client);
      clients[service] = client;
    }
    return await work(clients as Connections);
  } finally {
    await Promise.all(opened.map((client) => client.end()));
  }
}

/** @throws {StartError} while the service, or somebody else who may change its tables, is connected */
export async function checkIdle(client: pg.Client, service: ServiceWithDatabase, environment: Environment) {
  const { rowCount: others } = await client.query(
    `select 1 from pg_stat_activity
      where datname = current_database() and usename in (current_user, $1) and pid <> pg_backend_pid()`,
    [serviceRoleIn(service, environment)],
  );
  if (others)
    throw new StartError(`The database of ${service} is in use. Stop the services first. Nothing was changed.`);
}
