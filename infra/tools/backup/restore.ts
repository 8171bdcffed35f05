import { dirname, join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Checkpoint } from '@plainwill/kit/audit/checkpoint';
import { hashAt, verifyChain } from '@plainwill/kit/audit/verify-chain';
import pg from 'pg';
import {
  databaseVariables,
  type ServiceWithDatabase,
  servicesWithAudit,
  servicesWithDatabase,
} from '../../services.ts';
import { StartError } from '../launcher/console.ts';
import { asOwner } from '../launcher/postgres/database-roles.ts';
import { knownMigrations, migrate, ormOptionsOf } from '../launcher/postgres/migrate.ts';
import { sinceBaseline } from '../launcher/postgres/recorded-migrations.ts';
import type { Environment } from '../launcher/settings/settings.ts';
import { applyLists } from './apply-lists.ts';
import { updateExclusionLists } from './back-up.ts';
import { checkIdle, withDatabases } from './connect.ts';
import { hashOf, readEncrypted } from './encrypted-file.ts';
import { backupIn, type Manifest, type ManifestTable, readManifest } from './manifest.ts';
import { continueSequences, tableIn, tablesOf } from './tables.ts';

interface Log {
  service: ServiceWithDatabase;
  url: string;
  /** From when the backup was made; none in a backup of a version before there were any. */
  checkpoint: Checkpoint | undefined;
}

/** Follows the chain of a restored audit log, without its keys. @returns what does not fit, as a sentence; null if all does */
async function auditProblem({ service, url, checkpoint }: Log): Promise<string | null> {
  const orm = await MikroORM.init((await ormOptionsOf(service))(url));
  try {
    const em = orm.em.fork();
    const { brokenAt } = await verifyChain(em, 0);
    if (brokenAt) return `The audit log of ${service} was altered: the chain breaks at entry ${brokenAt}.`;
    if (!checkpoint || (await hashAt(em, checkpoint.position)) === checkpoint.hash) return null;
    return `Entries at the end of the audit log of ${service} are missing or were replaced: its checkpoint of ${checkpoint.at} does not fit.`;
  } finally {
    await orm.close(true);
  }
}

const quoted = pg.escapeIdentifier;

interface Restore {
  /** With the addresses of the databases. */
  environment: Environment;
  /** A backup, or the folder of backups, whose newest is taken. */
  from: string;
  /** The secret half of the key: AGE-SECRET-KEY-… */
  identity: string;
  /** True allows the restore to throw away what the databases hold. */
  isReplacing: boolean;
}

/**
 * Fills the databases from a backup, brings them up to date, and marks those accounts for erasure that had been erased
 * since, and takes away the second steps that had been removed. Everything is checked before anything is changed.
 * @throws {StartError} for a wrong key, a damaged file, the backup of a newer version or of one before 0.2.0, or a database that is in use or not empty
 */
export async function restore({ environment, from, identity, isReplacing }: Restore) {
  const folder = backupIn(from);
  const manifest = readManifest(folder);
  await checkFiles(folder, manifest, identity);
  for (const service of servicesWithDatabase) checkMigrations(service, manifest);
  return withDatabases(asOwner(environment), async (clients) => {
    for (const service of servicesWithDatabase) await checkTarget(clients[service], service, environment, isReplacing);
    // The database that is about to go knows of more than the lists beside the backup.
    const lists = dirname(folder);
    await updateExclusionLists(lists, clients);
    for (const service of servicesWithDatabase) {
      const client = clients[service];
      await client.query('DROP SCHEMA public CASCADE');
      await client.query('CREATE SCHEMA public');
      const { migrations, tables } = manifest.databases[service];
      await migrate(service, environment, sinceBaseline(service, migrations));
      await fill(client, folder, tables, identity);
      await migrate(service, environment);
    }
    const removed = await applyLists(clients, lists);
    const auditProblems: string[] = [];
    for (const service of servicesWithAudit) {
      const { audit: checkpoint } = manifest.databases[service];
      const problem = await auditProblem({ service, url: environment[databaseVariables[service]] ?? '', checkpoint });
      if (problem) auditProblems.push(problem);
    }
    return { folder, manifest, ...removed, auditProblems };
  });
}

async function checkFiles(folder: string, { databases }: Manifest, identity: string) {
  const files = Object.values(databases).flatMap(({ tables }) => tables);
  for (const { file, bytes, sha256 } of files) {
    const found = await hashOf(join(folder, file)).catch(() => undefined);
    if (found?.sha256 === sha256 && found.bytes === bytes) continue;
    throw new StartError(`${join(folder, file)} is ${found ? 'damaged' : 'missing'}. Nothing was changed.`);
  }
  const [first] = files;
  if (!first) return;
  const opened = await readEncrypted(join(folder, first.file), identity).catch(() => {
    throw new StartError('BACKUP_IDENTITY: this key does not open the backup. Nothing was changed.');
  });
  opened.destroy();
}

function checkMigrations(service: ServiceWithDatabase, { databases }: Manifest) {
  const known = knownMigrations(service);
  const unknown = sinceBaseline(service, databases[service].migrations).find((name) => !known.includes(name));
  if (unknown) {
    throw new StartError(
      `The backup was made by a newer version: ${service} does not know ${unknown}. Nothing was changed.`,
    );
  }
}

async function checkTarget(
  client: pg.Client,
  service: ServiceWithDatabase,
  environment: Environment,
  isReplacing: boolean,
) {
  await checkIdle(client, service, environment);
  if (isReplacing) return;
  for (const { name } of await tablesOf(client)) {
    const { rowCount } = await client.query(`select 1 from ${quoted(name)} limit 1`);
    if (rowCount) {
      throw new StartError(
        `The database of ${service} is not empty. Add --replace to throw away what it holds. Nothing was changed.`,
      );
    }
  }
}

/** All tables or none. */
async function fill(client: pg.Client, folder: string, tables: readonly ManifestTable[], identity: string) {
  if (!tables.length) return;
  const names = tables.map(({ name }) => quoted(name));
  const forEach = async (sql: (name: string) => string) => {
    for (const name of names) await client.query(sql(name));
  };
  await client.query('BEGIN');
  // The rows that triggers wrote are in the backup already, and some triggers keep a log from being emptied.
  await forEach((name) => `ALTER TABLE ${name} DISABLE TRIGGER USER`);
  await client.query(`TRUNCATE ${names.join(', ')}`);
  for (const table of tables) {
    const rows = await tableIn(client, table, await readEncrypted(join(folder, table.file), identity));
    if (rows !== table.rows) throw new StartError(`${table.file} holds ${rows} rows instead of ${table.rows}.`);
    await continueSequences(client, table);
  }
  await forEach((name) => `ALTER TABLE ${name} ENABLE TRIGGER USER`);
  await client.query('COMMIT');
}
