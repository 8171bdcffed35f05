import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './console.ts';
import { readOr, writeWhole } from './settings/data-dir.ts';
import { isCommand } from './settings/process-table.ts';
import type { Environment } from './settings/settings.ts';

/** Other commands read this of the running site; it names secrets, so only its owner can read the file. */
export interface RunningSite {
  url: string;
  /** The gateway itself answers here; in development it stands behind the web app's own server. */
  gatewayUrl: string;
  pid: number;
  /** Captured mail can be read here; null if mail is really sent. */
  mailboxUrl: string | null;
  identityDatabaseUrl: string;
  identityEncryptionKeys: string;
  /** As the owner of its tables, which an import brings into order. */
  addressLookupDatabaseUrl: string;
  /** The addresses of each service's database, under the names of their variables. */
  databases: Environment;
  /** The process of each part. */
  processes: Record<string, number | undefined>;
}

const fileIn = (dataDir: string) => join(dataDir, 'running.json');

export const writeRunning = (dataDir: string, site: RunningSite) =>
  writeWhole(fileIn(dataDir), JSON.stringify(site, null, 2));

export const removeRunning = (dataDir: string) => rmSync(fileIn(dataDir), { force: true });

/** The site that runs with this data directory; null if none does. */
export function findRunning(dataDir: string): RunningSite | null {
  const stored = readOr(fileIn(dataDir), '');
  const site: RunningSite | null = stored ? JSON.parse(stored) : null;
  return site && isCommand(site.pid) ? site : null;
}

/** @throws {StartError} when no site runs with this data directory. */
export function readRunning(dataDir: string): RunningSite {
  const site = findRunning(dataDir);
  if (site) return site;
  throw new StartError(`Plainwill is not running with the data in ${dataDir}. Start it first: npm start`);
}
