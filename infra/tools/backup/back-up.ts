import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Checkpoint } from '@plainwill/kit/audit/checkpoint';
import type pg from 'pg';
import { endedCouples } from '../../../services/identity/src/accounts/partner/ended-couples.ts';
import { erasedAccounts } from '../../../services/identity/src/profile/deletion/erasure-list.ts';
import { removedSteps } from '../../../services/identity/src/recovery/removed-steps.ts';
import { takenFromTrusted } from '../../../services/will-data/src/release/taken-again.ts';
import { type ServiceWithDatabase, servicesWithDatabase } from '../../services.ts';
import { migrationLock } from '../launcher/postgres/migrate.ts';
import { migrationsOf } from '../launcher/postgres/recorded-migrations.ts';
import type { Environment } from '../launcher/settings/settings.ts';
import { asking, type Connections, withDatabases } from './connect.ts';
import { writeEncrypted } from './encrypted-file.ts';
import { endedCoupleList, erasureList, removedStepList, takenFromTrustedList } from './exclusion-lists.ts';
import { type Manifest, type ManifestTable, writeManifest } from './manifest.ts';
import { tableOut, tablesOf } from './tables.ts';

interface BackUp {
  /** With the addresses of the databases. */
  environment: Environment;
  /** The folder of backups. */
  to: string;
  /** The public half of the key that opens them. */
  recipient: string;
  now: Date;
}

const nameOf = (now: Date) =>
  now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');

/**
 * Copies every service's database, each as it is at one moment and all within a moment of one another, while the
 * services go on. Queues are not copied: the outboxes are, from which lost jobs are made again.
 * @returns the folder of the backup, and what is in it
 */
export async function backUp({ environment, to, recipient, now }: BackUp) {
  const folder = join(to, nameOf(now));
  // A backup that is cut off never looks like a whole one.
  const draft = `${folder}.unfinished`;
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const copying = withDatabases(environment, async (clients) => {
    for (const service of servicesWithDatabase) await standStill(clients[service]);
    const databases = {} as Manifest['databases'];
    for (const service of servicesWithDatabase) {
      databases[service] = await copyDatabase(clients[service], service, draft, recipient);
    }
    const erasures = await updateExclusionLists(to, clients);
    const manifest: Manifest = { format: 1, madeAt: now.toISOString(), recipient, databases };
    writeManifest(draft, manifest);
    renameSync(draft, folder);
    return { folder, manifest, erasures };
  });
  return copying.finally(() => rmSync(draft, { recursive: true, force: true }));
}

/** Has this connection see one moment from now on, and lets no migration run meanwhile. */
async function standStill(client: pg.Client) {
  await client.query('SELECT pg_advisory_lock_shared($1)', [migrationLock]);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await client.query('SELECT 1');
}

async function copyDatabase(client: pg.Client, service: ServiceWithDatabase, draft: string, recipient: string) {
  mkdirSync(join(draft, service), { mode: 0o700 });
  const tables: ManifestTable[] = [];
  for (const table of await tablesOf(client)) {
    const file = `${service}/${table.name}.copy.gz.age`;
    const source = tableOut(client, table);
    const written = await writeEncrypted(join(draft, file), source, recipient);
    tables.push({ ...table, file, rows: source.rowCount, ...written });
  }
  const audit = await newestCheckpoint(client, service, tables);
  return { migrations: await migrationsOf(client), tables, ...(audit && { audit }) };
}

async function newestCheckpoint(
  client: pg.Client,
  service: ServiceWithDatabase,
  tables: readonly ManifestTable[],
): Promise<Checkpoint | null> {
  if (!tables.some(({ name }) => name === 'audit_seals')) return null;
  const { rows } = await client.query(
    'select position, hash, at, key_id, mac from audit_seals order by position desc, at desc limit 1',
  );
  const [seal] = rows;
  if (!seal) return null;
  const { position, hash, at, key_id: keyId, mac } = seal;
  return { service, position: Number(position), hash, at: at.toISOString(), keyId, mac };
}

/** Brings the lists of what must not come back up to date. @returns how many erasures there are */
export async function updateExclusionLists(to: string, clients: Connections): Promise<number> {
  const ask = asking(clients.identity);
  removedStepList.add(to, await removedSteps(ask));
  endedCoupleList.add(to, await endedCouples(ask));
  takenFromTrustedList.add(to, await takenFromTrusted(asking(clients['will-data'])));
  return erasureList.add(to, await erasedAccounts(ask));
}

/** Brings the lists up to date without copying anything else. @returns how many erasures there are */
export const backUpErasures = ({ environment, to }: Pick<BackUp, 'environment' | 'to'>) =>
  withDatabases(environment, async (clients) => {
    mkdirSync(to, { recursive: true, mode: 0o700 });
    return updateExclusionLists(to, clients);
  });
