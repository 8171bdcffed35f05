import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '../console.ts';

interface Account {
  uid: number;
  gid: number;
}

// PostgreSQL refuses to run as root.
const insteadOfRoot = ['postgres', 'nobody'];

/** The account to run PostgreSQL as; null if it may be our own. */
export function postgresAccount(databaseDir: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  const { uid, gid } = statSync(databaseDir);
  if (uid !== 0) return { uid, gid };
  for (const name of insteadOfRoot) {
    const account = { uid: idOf('-u', name), gid: idOf('-g', name) };
    if (account.uid > 0) return account;
  }
  throw new StartError(
    'PostgreSQL cannot run as root, and there is no user "postgres" or "nobody". Add one (useradd postgres), or run Plainwill as another user.',
  );
}

function idOf(what: '-u' | '-g', name: string): number {
  try {
    return Number(execFileSync('id', [what, name], { encoding: 'utf8', stdio: 'pipe' }));
  } catch {
    return 0;
  }
}

interface Place {
  account: Account | null;
  /** The folder of its data. */
  folder: string;
}

/** Starts a PostgreSQL program as `account`, also where a folder that only root may enter stands above its files. */
export function spawnAs(
  { account, folder }: Place,
  program: string,
  args: string[],
  options: SpawnOptions,
): ChildProcess {
  if (!account) return spawn(program, args, options);
  if (isReachable(program) && isReachable(folder)) return spawn(program, args, { ...options, ...account });
  const passingClosedFolders = [
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    // Otherwise the kernel ignores the capability in access(), by which PostgreSQL looks for its own programs.
    '--securebits=+no_setuid_fixup',
  ];
  return spawn('setpriv', [...passingClosedFolders, program, ...args], options);
}

/** True if every user may walk down to this path. */
function isReachable(path: string): boolean {
  const parent = dirname(path);
  if (parent === path) return true;
  return (statSync(parent).mode & 0o001) !== 0 && isReachable(parent);
}
