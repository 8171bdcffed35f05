import pg from 'pg';

const quoted = pg.escapeIdentifier;
const auditTables = ['audit_log', 'audit_chain', 'audit_seals'];
const firstWithMaintain = 170_000;

/**
 * What a service may do with the tables of its database, and no more: it owns none, so it can alter, empty or drop none
 * and keep no trigger from firing. Its audit log it may read and add to. For whoever owns the tables to say.
 */
export async function grantRights(client: pg.Client, role: string) {
  const to = quoted(role);
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const { rows } = await client.query<{ prune: string | null; version: number }>(
    `select to_regprocedure('public.prune_audit_log(bigint)') as prune, current_setting('server_version_num')::int as version`,
  );
  const maintain = (rows[0]?.version ?? 0) >= firstWithMaintain ? ', MAINTAIN' : '';
  function rightsOn(table: string): string {
    if (table === 'migrations') return 'SELECT';
    if (auditTables.includes(table)) return 'SELECT, INSERT';
    return `SELECT, INSERT, UPDATE, DELETE${maintain}`;
  }
  const statements = [
    `GRANT USAGE ON SCHEMA public TO ${to}`,
    `REVOKE ALL ON ALL TABLES IN SCHEMA public FROM ${to}`,
    ...tables.map(({ name }) => `GRANT ${rightsOn(name)} ON ${quoted(name)} TO ${to}`),
    `GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${to}`,
    ...(rows[0]?.prune ? [`GRANT EXECUTE ON FUNCTION prune_audit_log(bigint) TO ${to}`] : []),
  ];
  await client.query('BEGIN');
  for (const statement of statements) await client.query(statement);
  await client.query('COMMIT');
}
