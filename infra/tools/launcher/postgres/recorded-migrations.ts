import type pg from 'pg';
import type { ServiceWithDatabase } from '../../../services.ts';
import { StartError } from '../console.ts';

/** Kept by whoever runs the migrations, and so not part of the data. */
export const migrationsTable = 'migrations';

/** The first migration of each service. It makes what the migrations up to 0.2.0 made. */
export const baseline = 'Migration20261127000000_Baseline';

/** The migrations up to 0.2.0 of each service: how many there were, and the last of them. */
const upTo020: Partial<Record<ServiceWithDatabase, { count: number; last: string }>> = {
  identity: { count: 21, last: 'Migration20261204_IndexGrowingTables' },
  'will-data': { count: 25, last: 'Migration20261211_IndexGrowingTables' },
  'address-lookup': { count: 2, last: 'Migration20261124_AddCharities' },
  notifications: { count: 12, last: 'Migration20261202_ForgetSentEmails' },
};

/** Their names hold a day; those since then hold a second. */
const isUpTo020 = (name: string) => /^Migration\d{8}_/.test(name);

/** The migrations that a database has run, oldest first; none for a database without tables. */
export async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ found: string | null }>(
    `select to_regclass('public.${migrationsTable}') as found`,
  );
  if (!rows[0]?.found) return [];
  const run = await client.query<{ name: string }>(`select name from ${migrationsTable} order by id`);
  return run.rows.map(({ name }) => name);
}

/**
 * The migrations of a database or a backup, with the baseline in place of those up to 0.2.0.
 * @throws {StartError} if some of those are missing
 */
export function sinceBaseline(service: ServiceWithDatabase, run: readonly string[]): string[] {
  const earlier = run.filter(isUpTo020);
  if (!earlier.length) return [...run];
  const expected = upTo020[service];
  if (earlier.length !== expected?.count || !earlier.includes(expected.last))
    throw new StartError(`The tables of ${service} are older than version 0.2.0: upgrade to 0.2.0 first.`);
  const later = run.filter((name) => !isUpTo020(name) && name !== baseline);
  return [baseline, ...later];
}

/**
 * Records the baseline in a database that 0.2.0 migrated: its tables are there. The names that 0.2.0 recorded stay, so
 * that it finds nothing to migrate when it is put back.
 */
export async function recordBaseline(client: pg.Client, service: ServiceWithDatabase) {
  const run = await migrationsOf(client);
  if (run.includes(baseline) || !sinceBaseline(service, run).includes(baseline)) return;
  await client.query(`insert into ${migrationsTable} (name) values ($1)`, [baseline]);
}
