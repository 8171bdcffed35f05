import { join } from 'node:path';
import { buildServices, buildWeb } from './builds.ts';
import { codeOf, print, type StartError, step } from './console.ts';
import { ownerUrlOf } from './postgres/database-roles.ts';
import { initialisePostgres } from './postgres/initialise-postgres.ts';
import { postgresProcess } from './postgres/postgres.ts';
import { prepareDatabases } from './postgres/prepare-databases.ts';
import { createFleet } from './processes/fleet.ts';
import type { Supervised } from './processes/supervisor.ts';
import { embeddedProcess, serviceProcesses, viteProcess } from './processes.ts';
import { type RunningSite, removeRunning, writeRunning } from './running-file.ts';
import { claimDataDir } from './settings/data-dir.ts';
import { databasesOf, environmentsFor, isDatabaseEmbedded, isMailboxEmbedded, local } from './settings/environments.ts';
import { choosePorts } from './settings/ports.ts';
import { readSecrets } from './settings/secrets.ts';
import type { Settings } from './settings/settings.ts';

export interface Launch {
  /** Fulfilled when everything is ready. */
  site: Promise<RunningSite>;
  /** Fulfilled, with the reason, when the product cannot go on. */
  gaveUp: Promise<StartError>;
  /** Those that run our own source, for restarting when it changes. */
  services: () => Supervised[];
  /** Aborted when it is told to stop. */
  stopping: AbortSignal;
  stop(): Promise<void>;
  kill(): void;
}

/** Starts the whole product: database, services behind the gateway, gateway. In development the web app reloads. */
export async function launch(settings: Settings, { isDevelopment }: { isDevelopment: boolean }): Promise<Launch> {
  const { dataDir } = settings;
  const releaseDataDir = claimDataDir(dataDir);
  const ports = await choosePorts(settings, isDevelopment).catch((error) => {
    releaseDataDir();
    throw error;
  });
  const secrets = readSecrets(dataDir);
  const environments = environmentsFor(settings, secrets, ports);
  let running: RunningSite | undefined;
  const publish = () => {
    if (running) writeRunning(dataDir, { ...running, processes: fleet.pids() });
  };
  function publishRevived() {
    try {
      publish();
    } catch (error) {
      // The disk is full, say: no reason to end what runs.
      print(`The list of what runs could not be written (${codeOf(error)})`);
    }
  }
  const fleet = createFleet(join(dataDir, 'logs'), publishRevived);
  const stopping = new AbortController();
  const { signal } = stopping;
  let services: Supervised[] = [];

  async function startDatabase() {
    const isEmbedded = isDatabaseEmbedded(settings);
    if (isEmbedded) {
      await initialisePostgres(dataDir, secrets.passwords.postgres, signal);
      await fleet.start([postgresProcess(dataDir, ports.postgres)])[0]?.ready;
    }
    const environment = environments.forMigrations();
    await prepareDatabases({ settings, postgresPort: isEmbedded ? ports.postgres : null, environment, signal });
  }

  async function start(): Promise<RunningSite> {
    await Promise.all([
      startDatabase(),
      buildWeb({ onlyIfMissing: isDevelopment, signal }),
      // In development they run from their sources.
      ...(isDevelopment ? [] : [buildServices(signal)]),
    ]);
    await step('Starting the services', async () => {
      const { gateway, behindGateway } = serviceProcesses(ports, environments, { isDevelopment });
      fleet.start([embeddedProcess(settings, ports, secrets, { isDevelopment })]);
      services = [...fleet.start(behindGateway), ...fleet.start([gateway])];
      if (isDevelopment) fleet.start([viteProcess(settings, ports)]);
      await fleet.ready();
    });
    const url = settings.given.PUBLIC_URL ?? `http://localhost:${ports.site}`;
    const databases = databasesOf(environments);
    running = {
      url,
      gatewayUrl: local(ports.gateway),
      pid: process.pid,
      mailboxUrl: isMailboxEmbedded(settings) ? `${local(ports.mailboxHttp)}/dev/mail.json` : null,
      identityDatabaseUrl: environments.forService('identity').IDENTITY_DATABASE_URL ?? '',
      identityEncryptionKeys: environments.forService('identity').IDENTITY_ENCRYPTION_KEYS ?? '',
      addressLookupDatabaseUrl: ownerUrlOf('address-lookup', databases) ?? '',
      databases,
      processes: fleet.pids(),
    };
    publish();
    return running;
  }

  const site = start();
  return {
    site,
    gaveUp: fleet.gaveUp,
    services: () => services,
    stopping: signal,
    async stop() {
      running = undefined;
      stopping.abort();
      await fleet.stop();
      removeRunning(dataDir);
      releaseDataDir();
    },
    kill: fleet.kill,
  };
}
