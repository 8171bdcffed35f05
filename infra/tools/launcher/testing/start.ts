import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@plainwill/kit/free-port';
import { afterAll, expect, vi } from 'vitest';
import { readRunning } from '../running-file.ts';
import { inRoot, root } from '../settings/paths.ts';
import { isAlive } from '../settings/process-table.ts';
import type { Environment } from '../settings/settings.ts';

/** Ends what hangs: on a machine that does much else a start takes a minute, otherwise seconds. */
export const startLimitMs = 150_000;

/** `npm start` as a real process, again and again on one data directory, which is removed after the calling file. */
export function launcherOf(dataDir = mkdtempSync(join(tmpdir(), 'plainwill-start-'))) {
  let child: ChildProcess;
  let output = '';

  afterAll(async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(dataDir, { recursive: true, force: true });
  });

  return {
    dataDir,
    pid: () => child.pid as number,
    /** Everything it wrote. */
    output: () => output,
    async start(environment: Environment = {}) {
      output = '';
      child = spawn(process.execPath, [inRoot('infra', 'tools', 'commands', 'start.ts')], {
        cwd: root,
        env: { ...process.env, NODE_ENV: undefined, DATA_DIR: dataDir, PORT: String(await freePort()), ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on('data', (chunk) => {
          output += chunk;
        });
      }
    },
    /** @throws at once, with everything it wrote, if it ends instead */
    async ready() {
      const refuse = () => {
        throw new Error(`It did not start:\n${output}`);
      };
      if (child.exitCode !== null || child.signalCode !== null) refuse();
      const running = vi.waitFor(() => readRunning(dataDir), { timeout: startLimitMs, interval: 50 });
      return Promise.race([running, once(child, 'exit').then(refuse)]);
    },
    /** The exit code, and the last line it wrote. */
    async ended() {
      const [exitCode] = await once(child, 'close');
      return { exitCode, lastLine: output.trim().split('\n').at(-1) };
    },
    stop: () => child.kill('SIGTERM'),
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

export const expectGone = (pids: number[], timeout: number) =>
  vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), { timeout, interval: 50 });
