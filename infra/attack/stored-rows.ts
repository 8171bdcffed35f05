import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Target } from './target.ts';

const databases = ['identity', 'will_data', 'address_lookup', 'notifications', 'queue'] as const;
type Database = (typeof databases)[number];

/** What the databases of the running product hold, as its services see them. */
export function storedRows({ dataDir, site }: Pick<Target, 'dataDir' | 'site'>) {
  const { passwords } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
  const { port } = new URL(site.identityDatabaseUrl);

  async function connected<Result>(database: Database, work: (client: pg.Client) => Promise<Result>) {
    const password = passwords[database];
    const client = new pg.Client({ host: '127.0.0.1', port: Number(port), user: database, password, database });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  const query = (database: Database, sql: string, values: unknown[] = []) =>
    connected(database, async (client) => (await client.query(sql, values)).rows);

  /** Every row of a database as text, by table. */
  const tablesOf = (database: Database) =>
    connected(database, async (client) => {
      const { rows } = await client.query<{ name: string }>(
        `select format('%I.%I', schemaname, tablename) name from pg_tables
         where schemaname not in ('pg_catalog', 'information_schema')`,
      );
      const tables: Record<string, string> = {};
      for (const { name } of rows) tables[name] = JSON.stringify((await client.query(`select * from ${name}`)).rows);
      return tables;
    });

  return { databases, query, tablesOf };
}
