import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@plainwill/kit/free-port';
import { buildStamp } from '../../tools/launcher/builds.ts';
import { root } from '../../tools/launcher/settings/paths.ts';
import type { Figure } from './support/figures.ts';
import { memoryBelow } from './support/process-memory.ts';

const settleMs = 8000;

/** `npm start` until it is ready, as a person would run it. */
async function start(dataDir: string, compileCache: string) {
  const started = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(await freePort()), NODE_COMPILE_CACHE: compileCache },
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  while (!existsSync(join(dataDir, 'running.json'))) {
    if (npm.exitCode !== null) throw new Error('it did not start');
    await sleep(20);
  }
  const readyAfter = (performance.now() - started) / 1000;
  return {
    readyAfter,
    memory: () => memoryBelow(npm.pid as number),
    async stop() {
      const stopping = performance.now();
      npm.kill('SIGTERM');
      await once(npm, 'exit');
      while (existsSync(join(dataDir, 'launcher.pid'))) await sleep(20);
      return (performance.now() - stopping) / 1000;
    },
  };
}

/** Starting, stopping, and what the product takes while nobody uses it. */
export async function measure(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'plainwill-bench-'));
  const dataDir = join(folder, 'data');
  const startHere = (data = dataDir) => start(data, join(folder, 'compiled'));
  try {
    for (const built of ['web', 'infra']) rmSync(buildStamp(built), { force: true });
    const first = await startHere();
    await sleep(settleMs);
    const memoryAfterFirst = first.memory();
    await first.stop();
    const built = await startHere(join(folder, 'other-data'));
    await built.stop();
    const second = await startHere();
    await sleep(settleMs);
    const memoryAfterSecond = second.memory();
    const stopSeconds = await second.stop();
    return [
      { what: 'first start after installing, with all builds', value: first.readyAfter, unit: 's', limit: 8 },
      { what: 'start with a new data directory', value: built.readyAfter, unit: 's' },
      { what: 'start with an existing data directory', value: second.readyAfter, unit: 's', limit: 2 },
      { what: 'stop', value: stopSeconds, unit: 's', limit: 5 },
      { what: 'idle memory after a first start, without PostgreSQL', value: memoryAfterFirst, unit: 'MB', limit: 350 },
      { what: 'idle memory without PostgreSQL', value: memoryAfterSecond, unit: 'MB', limit: 350 },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
