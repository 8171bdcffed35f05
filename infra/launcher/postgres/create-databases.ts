import pg from 'pg';
import { codeOf, StartError } from '../console/start-error.ts';
import { databaseNames, migrationRole, type Secrets } from '../settings/secrets.ts';
import { closeOthers, type DatabaseToMake, makeDatabases } from './make-databases.ts';

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
    await closeOthers(admin);
    await makeDatabases(admin, connect, wanted);
  } finally {
    await admin.end();
  }
}
