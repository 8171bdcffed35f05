import pg from 'pg';
import type { RunningSite } from '../../launcher/running-file.ts';
import { type DatabaseName, readSecrets } from '../../launcher/settings/secrets.ts';

/** A connection to a database of the embedded PostgreSQL as its administrator. */
export async function administratorOf({ identityDatabaseUrl }: RunningSite, dataDir: string, database: DatabaseName) {
  const url = new URL(identityDatabaseUrl);
  url.username = 'postgres';
  url.password = readSecrets(dataDir).passwords.postgres;
  url.pathname = `/${database}`;
  const client = new pg.Client(url.href);
  await client.connect();
  return client;
}
