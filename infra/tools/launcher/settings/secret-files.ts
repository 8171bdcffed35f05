import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  databaseName,
  databaseVariables,
  migrationVariables,
  passwordVariables,
  queueFiles,
  redisPasswordVariables,
  servicesWithDatabase,
  servicesWithQueue,
} from '../../../services.ts';
import { StartError } from '../console.ts';
import { migrationRole } from './secrets.ts';
import type { Environment } from './settings.ts';

/** How the stores are reached, in addresses with passwords. */
export interface StoreAddresses {
  postgres(role: string, password: string | undefined, database: string): string;
  queue(service: string, password: string | undefined): string;
}

const authority = '/run/secrets/ca.crt';
const inCompose: StoreAddresses = {
  postgres: (role, password, database) =>
    `postgres://${role}:${password}@postgres:5432/${database}?sslmode=verify-full&sslrootcert=${authority}`,
  queue: (service, password) => `rediss://${service}:${password}@redis:6379?sslrootcert=${authority}`,
};

/** Secrets by the names of their settings, and the addresses with passwords, which are read from files. */
export function filesOf(secrets: Record<string, string>, { postgres, queue } = inCompose): Record<string, string> {
  const databases = servicesWithDatabase.flatMap((service) => {
    const database = databaseName(service);
    return [
      [databaseVariables[service], postgres(database, secrets[passwordVariables[service]], database)],
      [migrationVariables[service], postgres(migrationRole, secrets.MIGRATION_DATABASE_PASSWORD, database)],
    ];
  });
  const queues = servicesWithQueue.map((service) => [
    queueFiles[service],
    queue(service, secrets[redisPasswordVariables[service]]),
  ]);
  return {
    ...secrets,
    ...Object.fromEntries([...databases, ...queues]),
    DATABASE_ADMIN_URL: postgres('postgres', secrets.POSTGRES_PASSWORD, 'postgres'),
  };
}

/** Makes a folder for secrets that its owner alone may enter. @throws {StartError} where there is something in it */
export function makeFolder(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (readdirSync(folder).length > 0) {
    throw new StartError(`${folder} is not empty. Name a new folder, so that nothing in use is overwritten.`);
  }
}

/** Stands in .env for a secret that is in a file, for docker-compose.yml insists on every secret. */
export const inFile = 'in-a-file';

/**
 * Writes a file for each secret, readable by its owner alone: those that are set already, else those just made.
 * @returns the lines of .env that take their place
 */
export function writeSecretFiles(folder: string, made: Record<string, string>, given: Environment) {
  const isSet = (name: string) => given[name] !== undefined && given[name] !== inFile;
  const secrets = Object.fromEntries(
    Object.entries(made).map(([name, value]) => [name, isSet(name) ? (given[name] ?? '') : value]),
  );
  makeFolder(folder);
  for (const [name, value] of Object.entries(filesOf(secrets)))
    writeFileSync(join(folder, name), `${value}\n`, { mode: 0o600 });
  return Object.fromEntries(Object.keys(secrets).map((name) => [name, inFile]));
}
