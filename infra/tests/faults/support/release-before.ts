import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { databaseName, servicesWithDatabase } from '../../../services.ts';
import { releaseBefore } from '../../../tools/checks/release-before.ts';
import { runTask } from '../../../tools/launcher/processes/node-process.ts';
import { root as here, inRoot } from '../../../tools/launcher/settings/paths.ts';
import { ask } from './servers/postgres-server.ts';
import type { Stage } from './stage.ts';

const ourWeb = inRoot('web', 'dist');
const run = promisify(execFile);

/** True if its commit is in the history: a shallow clone has none, and neither has a copy without git. */
export function hasReleaseBefore() {
  try {
    execFileSync('git', ['cat-file', '-e', `${releaseBefore.commit}^{commit}`], { cwd: here, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Migrates as the release in this folder does. @returns what it says */
export const migrateBy = (root: string, { migrationEnvironment }: Stage) =>
  runTask({
    failure: 'The databases could not be migrated',
    // The release before has it elsewhere.
    script: [
      join(root, 'infra', 'tools', 'commands', 'migrate.ts'),
      join(root, 'infra', 'commands', 'migrate.ts'),
    ].find((script) => existsSync(script)) as string,
    cwd: root,
    environment: { ...process.env, ...migrationEnvironment },
  });

/** The release before in a folder of its own, with its packages; removed after the test. */
export async function checkOutReleaseBefore() {
  const root = mkdtempSync(join(tmpdir(), 'plainwill-release-before-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const archive = join(root, 'archive.tar');
  await run('git', ['archive', '--output', archive, releaseBefore.commit], { cwd: here });
  await run('tar', ['--extract', '--file', archive], { cwd: root });
  const { version, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (version !== releaseBefore.version) throw new Error(`The commit of ${releaseBefore.version} has ${version}`);
  const install = ['install', '--frozen-lockfile', '--prod', '--filter', '!@plainwill/web'];
  await run('npx', ['--yes', `pnpm@${engines.pnpm}`, ...install], { cwd: root, env: { ...process.env, CI: 'true' } });
  // Pages are not what is tried here, and building them takes long: it shows ours, as far as it can read them.
  const isReadable = (path: string) => dirname(dirname(path)) !== ourWeb || !statSync(path).isDirectory();
  cpSync(ourWeb, join(root, 'web', 'dist'), { recursive: true, filter: isReadable });

  return {
    root,
    /** It takes the number of proxies where this release takes their networks. */
    settings: { TRUSTED_PROXIES: '1' },
    /** Empties the databases, and makes the tables as that release does. */
    async makeTables(stage: Stage) {
      for (const service of servicesWithDatabase)
        await ask(stage.postgres.ownerUrlOf(databaseName(service)), 'drop schema public cascade; create schema public');
      await migrateBy(root, stage);
    },
  };
}
