import { createHash } from 'node:crypto';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { databaseVariables, migrationVariables } from '../../../services.ts';
import { step } from '../console.ts';
import { runTask } from '../processes/node-process.ts';
import { readOr, writeWhole } from '../settings/data-dir.ts';
import { inRoot, root } from '../settings/paths.ts';
import { migrationRole } from '../settings/secrets.ts';
import type { Environment, Settings } from '../settings/settings.ts';
import { databaseDirOf } from './initialise-postgres.ts';

interface Databases {
  settings: Settings;
  /** The port of the embedded server; null if there is none. */
  postgresPort: number | null;
  /** With the addresses of all databases. */
  environment: Environment;
  signal: AbortSignal;
}

/** Creates and migrates what is missing; almost free when nothing is. */
export async function prepareDatabases({ settings, postgresPort, environment, signal }: Databases) {
  const { dataDir } = settings;
  const stamp = join(dataDir, 'databases.stamp');
  const state = stateOf(settings);
  if (readOr(stamp, '') === state) return;
  await step('Preparing the databases', async () => {
    if (postgresPort !== null) {
      await runTask({
        failure: 'The databases could not be created',
        script: inRoot('infra', 'tools', 'launcher', 'postgres', 'create-databases.task.ts'),
        environment: { ...environment, DATA_DIR: dataDir, POSTGRES_PORT: String(postgresPort) },
        signal,
      });
    }
    await runTask({
      failure: 'The databases could not be migrated',
      script: inRoot('infra', 'tools', 'commands', 'migrate.ts'),
      environment,
      signal,
    });
  });
  writeWhole(stamp, state);
}

/** Differs from the last one when there is a new migration, another server, or a new data directory. */
function stateOf({ given, dataDir }: Settings): string {
  const server = join(databaseDirOf(dataDir), 'PG_VERSION');
  const parts = [
    ...globSync('services/*/src/migrations/Migration*.ts', { cwd: root }).sort(),
    ...[...Object.values(databaseVariables), ...Object.values(migrationVariables)].map((name) => given[name]),
    // A data directory of a version before has none yet.
    migrationRole,
    existsSync(server) && statSync(server).mtimeMs,
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
