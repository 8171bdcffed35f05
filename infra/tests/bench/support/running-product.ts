import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@plainwill/kit/free-port';
import { readRunning } from '../../../tools/launcher/running-file.ts';
import { root } from '../../../tools/launcher/settings/paths.ts';
import type { Environment } from '../../../tools/launcher/settings/settings.ts';

type Product = Awaited<ReturnType<typeof startProduct>> & {
  dataDir: string;
  /** Called at the end, the last one first. */
  cleanUp: (() => unknown)[];
};

/** The product as `npm start` runs it, behind one trusted proxy, with a data directory of its own; stopped afterwards. */
export async function withProduct<T>(environment: Environment, measure: (product: Product) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plainwill-bench-'));
  const cleanUp: (() => unknown)[] = [() => rmSync(dataDir, { recursive: true, force: true })];
  try {
    const product = await startProduct(dataDir, { TRUSTED_PROXIES: '127.0.0.1', ...environment });
    cleanUp.push(product.stop);
    return await measure({ ...product, dataDir, cleanUp });
  } finally {
    for (const undo of cleanUp.reverse()) await undo();
  }
}

/** The product as `npm start` runs it, on ports of its own; running when it resolves. */
export async function startProduct(dataDir: string, environment: Environment = {}) {
  const identityPort = await freePort();
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      IDENTITY_PORT: String(identityPort),
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  while (!existsSync(join(dataDir, 'running.json'))) {
    if (npm.exitCode !== null) throw new Error('it did not start');
    await sleep(20);
  }
  return {
    site: readRunning(dataDir),
    pid: npm.pid as number,
    identityPort,
    async stop() {
      const ended = npm.exitCode === null ? once(npm, 'exit') : undefined;
      npm.kill('SIGTERM');
      await ended;
      while (existsSync(join(dataDir, 'launcher.pid'))) await sleep(20);
    },
  };
}
