import pg from 'pg';

/** Asks a database as its own service would, on a connection of its own. */
export async function ask<Row extends pg.QueryResultRow>(url: string, sql: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url });
  // A connection that is cut tells whoever waits for an answer; nobody else need hear of it.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
