import { join } from 'node:path';
import { databaseVariables } from '../../services.ts';
import { initialisePostgres } from './postgres/initialise-postgres.ts';
import { createDatabases } from './postgres/make-databases.ts';
import { postgresProcess } from './postgres/postgres.ts';
import { createFleet } from './processes/fleet.ts';
import { findRunning } from './running-file.ts';
import { claimDataDir } from './settings/data-dir.ts';
import { databasesOf, environmentsFor } from './settings/environments.ts';
import { choosePorts } from './settings/ports.ts';
import { readSecrets } from './settings/secrets.ts';
import type { Environment, Settings } from './settings/settings.ts';

type Work<T> = (databases: Environment) => Promise<T>;

/** Works on the databases that the settings name, or else on those of the site here, whether or not it runs. */
export function atDatabases<T>(settings: Settings, work: Work<T>): Promise<T> {
  const { given, dataDir } = settings;
  if (Object.values(databaseVariables).every((name) => given[name])) return work(given);
  const running = findRunning(dataDir);
  return running ? work(running.databases) : atStoppedDatabases(settings, work);
}

/** The same for work that nothing else may go on beside. @throws {StartError} while the site here runs */
export async function atIdleDatabases<T>(settings: Settings, work: Work<T>): Promise<T> {
  const { given } = settings;
  if (Object.values(databaseVariables).every((name) => given[name])) return work(given);
  return atStoppedDatabases(settings, work);
}

/** Runs the embedded database server alone, for as long as the work takes. */
async function atStoppedDatabases<T>(settings: Settings, work: Work<T>): Promise<T> {
  const { dataDir } = settings;
  const release = claimDataDir(dataDir);
  const fleet = createFleet(join(dataDir, 'logs'), () => undefined);
  try {
    const secrets = readSecrets(dataDir);
    const ports = await choosePorts({ ...settings, port: 0 }, false);
    await initialisePostgres(dataDir, secrets.passwords.postgres, new AbortController().signal);
    await fleet.start([postgresProcess(dataDir, ports.postgres)])[0]?.ready;
    await createDatabases(ports.postgres, secrets.passwords);
    return await work(databasesOf(environmentsFor(settings, secrets, ports)));
  } finally {
    await fleet.stop();
    release();
  }
}
