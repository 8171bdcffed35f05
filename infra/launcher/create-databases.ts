import pg from 'pg';
import { databaseNames, type Secrets } from './secrets.ts';
import { codeOf, StartError } from './start-error.ts';

/** Makes what is missing of one database and one role per service; a role can enter no database but its own. */
export async function createDatabases(port: number, passwords: Secrets['passwords']) {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password: passwords.postgres });
  try {
    await client.connect();
  } catch (error) {
    throw new StartError(
      `The database refuses the password in secrets.json (${codeOf(error)}). ` +
        'Put back the secrets.json that belongs to this data directory, or move the directory away to start afresh.',
    );
  }
  try {
    await client.query('REVOKE CONNECT ON DATABASE postgres, template1 FROM PUBLIC');
    const { rows: roles } = await client.query('SELECT rolname AS name FROM pg_roles');
    const { rows: databases } = await client.query('SELECT datname AS name FROM pg_database');
    for (const name of databaseNames) {
      const password = client.escapeLiteral(passwords[name]);
      const isIn = (rows: { name: string }[]) => rows.some((row) => row.name === name);
      await client.query(`${isIn(roles) ? 'ALTER' : 'CREATE'} ROLE ${name} LOGIN PASSWORD ${password}`);
      if (!isIn(databases)) await client.query(`CREATE DATABASE ${name} OWNER ${name}`);
      await client.query(`REVOKE ALL ON DATABASE ${name} FROM PUBLIC`);
    }
  } finally {
    await client.end();
  }
}
