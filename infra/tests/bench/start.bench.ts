import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@plainwill/kit/free-port';
import { root } from '../../tools/launcher/settings/paths.ts';
import type { Figure } from './support/figures.ts';
import { memoryBelow } from './support/process-memory.ts';

const settleMs = 8000;

/** `npm start` until it is ready, as a person would run it. */
async function start(dataDir: string) {
  const started = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(await freePort()) },
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
  const dataDir = mkdtempSync(join(tmpdir(), 'plainwill-bench-'));
  try {
    const first = await start(dataDir);
    await sleep(settleMs);
    const memoryAfterFirst = first.memory();
    await first.stop();
    const second = await start(dataDir);
    await sleep(settleMs);
    const memoryAfterSecond = second.memory();
    const stopSeconds = await second.stop();
    return [
      { what: 'first start with a new data directory', value: first.readyAfter, unit: 's', limit: 5 },
      { what: 'start with an existing data directory', value: second.readyAfter, unit: 's', limit: 2 },
      { what: 'stop', value: stopSeconds, unit: 's', limit: 5 },
      { what: 'idle memory of all processes after a first start', value: memoryAfterFirst, unit: 'MB', limit: 400 },
      { what: 'idle memory of all processes', value: memoryAfterSecond, unit: 'MB', limit: 400 },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
