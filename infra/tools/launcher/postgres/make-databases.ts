import pg from 'pg';
import { codeOf, StartError } from '../console.ts';
import { databaseNames, migrationRole, type Secrets } from '../settings/secrets.ts';
import { grantRights, withoutBlocking } from './migrate.ts';

/** Makes what is missing of the embedded server's databases and roles. */
export async function createDatabases(port: number, passwords: Secrets['passwords']) {
  const connect = async (database: string) => {
    const client = new pg.Client({
      host: '127.0.0.1',
      port,
      user: 'postgres',
      password: passwords.postgres,
      database,
    });
    await client.connect();
    return client;
  };
  const admin = await connect('postgres').catch((error) => {
    throw new StartError(
      `The database refuses the password in secrets.json (${codeOf(error)}). ` +
        'Put back the secrets.json that belongs to this data directory, or move the directory away to start afresh.',
    );
  });
  const loginOf = (role: keyof Secrets['passwords']) => ({ role, password: passwords[role] });
  const wanted: DatabaseToMake[] = databaseNames.map((database) => ({
    database,
    service: loginOf(database),
    // BullMQ makes the tables of its queues itself, and changes them when there is a newer version of it.
    owner: loginOf(database === 'queue' ? database : migrationRole),
  }));
  try {
    await revokePublicConnect(admin);
    await makeDatabases(admin, connect, wanted);
  } finally {
    await admin.end();
  }
}

interface Login {
  role: string;
  password: string;
}

export interface DatabaseToMake {
  database: string;
  /** The service connects to its database by this login. */
  service: Login;
  /** This login owns the database and its tables. */
  owner: Login;
}

const lockLimitMs = 500;

/**
 * Makes what is missing of these databases and their roles. A role can enter no database but its own; tables that
 * belong to a service still, from a version before or a backup of one, are handed over to their owner.
 * @param admin connected to any database of the server, as a superuser
 * @param connect to another database of it, as the same
 */
export async function makeDatabases(
  admin: pg.Client,
  connect: (database: string) => Promise<pg.Client>,
  wanted: readonly DatabaseToMake[],
) {
  const name = pg.escapeIdentifier;
  const { rows: roles } = await admin.query('SELECT rolname AS name FROM pg_roles');
  const { rows: databases } = await admin.query('SELECT datname AS name FROM pg_database');
  const known = new Set(roles.map((role) => role.name));
  for (const { role, password } of wanted.flatMap(({ service, owner }) => [service, owner])) {
    await admin.query(
      `${known.has(role) ? 'ALTER' : 'CREATE'} ROLE ${name(role)} LOGIN PASSWORD ${pg.escapeLiteral(password)}`,
    );
    known.add(role);
  }
  for (const { database, service, owner } of wanted) {
    const isThere = databases.some((one) => one.name === database);
    await admin.query(
      isThere
        ? `ALTER DATABASE ${name(database)} OWNER TO ${name(owner.role)}`
        : `CREATE DATABASE ${name(database)} OWNER ${name(owner.role)}`,
    );
    await admin.query(`REVOKE ALL ON DATABASE ${name(database)} FROM PUBLIC`);
    await admin.query(`GRANT CONNECT ON DATABASE ${name(database)} TO ${name(service.role)}`);
    if (service.role !== owner.role) await handOver(await connect(database), service.role, owner.role);
  }
}

/** For a server that serves nobody else: nobody may connect to a database that belongs to no service. */
export const revokePublicConnect = (admin: pg.Client) =>
  admin.query('REVOKE CONNECT ON DATABASE postgres, template1 FROM PUBLIC');

/** Services that run meanwhile wait for a moment at most, and may go on with what they do. */
async function handOver(client: pg.Client, from: string, to: string) {
  try {
    const { rowCount: owned } = await client.query(
      `SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace AND pg_get_userbyid(relowner) = $1`,
      [from],
    );
    if (!owned) return;
    await client.query(`SET lock_timeout = ${lockLimitMs}`);
    await withoutBlocking(() =>
      client.query(`REASSIGN OWNED BY ${pg.escapeIdentifier(from)} TO ${pg.escapeIdentifier(to)}`),
    );
    await grantRights(client, from);
  } finally {
    await client.end();
  }
}
