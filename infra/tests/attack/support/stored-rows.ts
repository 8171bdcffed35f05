import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type DatabaseName, databaseNames } from '../../../tools/launcher/settings/secrets.ts';
import type { Target } from './target.ts';

/** No answer may contain these: pieces of SQL and of stacks, drivers, paths and addresses of the machine, secrets' names. */
const leaks = [
  /\bat \S+ \(?(file:|node:|\/)/,
  /node_modules|\/services\/|\.ts:\d+/,
  /\b(select|insert into|update|delete from)\b.{0,80}\b(from|values|set|where)\b/i,
  /duplicate key|violates|relation "|syntax error at|invalid input syntax|invalid byte sequence/i,
  /ECONNREFUSED|ENOENT|127\.0\.0\.1:\d+|postgres(ql)?:\/\//,
  /MikroORM|DriverException|ZodError|TypeError|SyntaxError|Cannot read propert/,
  /SIGNING_KEY|ENCRYPTION_KEYS|password_hash|passwordHash|id_hash/,
];

/** The pieces of a text that must not leave the house. */
export const leaksIn = (text: string) => leaks.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);

/** Reads the databases of the running product as its services see them. */
export function storedRows({ dataDir, site }: Pick<Target, 'dataDir' | 'site'>) {
  const { passwords } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
  const { port } = new URL(site.identityDatabaseUrl);

  async function connected<Result>(database: DatabaseName, work: (client: pg.Client) => Promise<Result>) {
    const password = passwords[database];
    const client = new pg.Client({ host: '127.0.0.1', port: Number(port), user: database, password, database });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  const query = (database: DatabaseName, sql: string, values: unknown[] = []) =>
    connected(database, async (client) => (await client.query(sql, values)).rows);

  /** Every row of a database as text, by table. */
  const tablesOf = (database: DatabaseName) =>
    connected(database, async (client) => {
      const { rows } = await client.query<{ name: string }>(
        `select format('%I.%I', schemaname, tablename) name from pg_tables
         where schemaname not in ('pg_catalog', 'information_schema')`,
      );
      const tables: Record<string, string> = {};
      for (const { name } of rows) tables[name] = JSON.stringify((await client.query(`select * from ${name}`)).rows);
      return tables;
    });

  return { databases: databaseNames, query, tablesOf };
}
