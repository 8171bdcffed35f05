import pg from 'pg';

/**
 * Connections for looking things up. The planner never weighs reading the whole book against an index: nothing that a
 * stranger types may set off the former, whatever the statistics say. All that is written through them is counts, of
 * which a crash may take back the last.
 */
export const openPool = (url: string) =>
  new pg.Pool({
    connectionString: url,
    max: 8,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 2000,
    statement_timeout: 2000,
    options: '-c enable_seqscan=off -c jit=off -c synchronous_commit=off',
  });
