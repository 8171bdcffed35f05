import { type ChildProcess, execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@plainwill/kit/free-port';
import pg, { type QueryResultRow } from 'pg';
import { onTestFinished } from 'vitest';
import {
  type CamelName,
  camelName,
  type ServiceFolder,
  serviceFolders,
  servicesWithDatabase,
} from '../../../../services.ts';
import { databaseDirOf, initialisePostgres } from '../../../../tools/launcher/postgres/initialise-postgres.ts';
import { createDatabases } from '../../../../tools/launcher/postgres/make-databases.ts';
import { migrate } from '../../../../tools/launcher/postgres/migrate.ts';
import { postgresProcess } from '../../../../tools/launcher/postgres/postgres.ts';
import { startUntilReady } from '../../../../tools/launcher/postgres/temporary-postgres.ts';
import type { ProcessSpec } from '../../../../tools/launcher/processes/supervisor.ts';
import { environmentsFor } from '../../../../tools/launcher/settings/environments.ts';
import { type DatabaseName, migrationRole, newSecrets } from '../../../../tools/launcher/settings/secrets.ts';
import { type FaultyServer, signalled } from './faulty-server.ts';

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

/** Every stage that this test file opens shares these secrets. */
export const secrets = newSecrets();

/** A server with every database of the product. */
export interface Databases {
  port: number;
  /** The address of the database of the queues. */
  url: string;
  urlOf(database: 'postgres' | DatabaseName): string;
  /** As the owner of its tables. */
  ownerUrlOf(database: DatabaseName): string;
  dataDir: string;
  rows<Row extends object>(database: DatabaseName, sql: string, values?: unknown[]): Promise<Row[]>;
}

export interface PostgresServer extends FaultyServer, Databases {}

/** On a server of loopback, or what stands before one. */
export function databasesAt(port: number, dataDir: string): Databases {
  const urlOf = (database: 'postgres' | DatabaseName) =>
    `postgres://${database}:${secrets.passwords[database]}@127.0.0.1:${port}/${database}`;
  return {
    port,
    dataDir,
    url: urlOf('queue'),
    urlOf,
    ownerUrlOf: (database) =>
      `postgres://${migrationRole}:${secrets.passwords[migrationRole]}@127.0.0.1:${port}/${database}`,
    rows: <Row extends QueryResultRow>(database: DatabaseName, sql: string, values: unknown[] = []) =>
      ask<Row>(urlOf(database), sql, values),
  };
}

let template: Promise<string> | undefined;

/** A PostgreSQL server of its own with every database made and migrated, started; ended and removed after the test. */
export async function startPostgres(): Promise<PostgresServer> {
  template ??= makeTemplate();
  const made = await template;
  const dataDir = mkdtempSync(join(tmpdir(), 'plainwill-fault-postgres-'));
  // With its owner, whom PostgreSQL insists on.
  await promisify(execFile)('cp', ['-a', databaseDirOf(made), databaseDirOf(dataDir)]);
  const port = await freePort();
  const server = serverOf(postgresProcess(dataDir, port), dataDir, port);
  onTestFinished(async () => {
    await server.crash();
    rmSync(dataDir, { recursive: true, force: true });
  });
  await server.start();
  return server;
}

/** A server that is run by this process, not started yet. @param startLimitMs how long it may take, with recovery */
export function serverOf(spec: ProcessSpec, dataDir: string, port: number, startLimitMs = 30_000): PostgresServer {
  let child: ChildProcess | undefined;
  return {
    ...databasesAt(port, dataDir),
    async start() {
      child = await startUntilReady(spec, startLimitMs);
    },
    stop: async () => void (await signalled(child, 'SIGINT')),
    // "Immediate" shutdown: nothing is written out, so it recovers from its log when it starts.
    crash: async () => void (await signalled(child, 'SIGQUIT')),
  };
}

/** The server is made once a test file, for making and migrating takes longer than most faults. */
async function makeTemplate(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plainwill-fault-template-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  await initialisePostgres(dataDir, secrets.passwords.postgres, new AbortController().signal);
  const port = await freePort();
  const server = serverOf(postgresProcess(dataDir, port), dataDir, port);
  await server.start();
  await makeDatabases(port);
  await server.stop();
  return dataDir;
}

/** Makes every database of a running server, and migrates it. */
export async function makeDatabases(port: number) {
  await createDatabases(port, secrets.passwords);
  const settings = { port: 0, dataDir: '', isProduction: false, given: {} };
  const environment = environmentsFor(settings, secrets, { ...noPorts, postgres: port }).forMigrations();
  for (const service of servicesWithDatabase) await migrate(service, environment);
}

const noPorts = {
  ...(Object.fromEntries(serviceFolders.map((name) => [camelName(name), 0])) as Record<
    CamelName<ServiceFolder>,
    number
  >),
  site: 0,
  mailboxHttp: 0,
  mailboxSmtp: 0,
  openId: 0,
};
