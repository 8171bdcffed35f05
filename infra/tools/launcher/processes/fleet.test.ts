import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isAlive } from '../settings/process-table.ts';
import { createFleet } from './fleet.ts';
import type { ProcessSpec } from './supervisor.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plainwill-fleet-'));
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const ended = new Map<string, Promise<unknown>>();

/** A process that does not end when it is told to. */
function deaf(name: string): ProcessSpec {
  const started = join(folder, name);
  const script = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); fs.writeFileSync(process.argv[1], '')`;
  return {
    name,
    spawn() {
      const child = spawn(process.execPath, ['-e', script, started], { stdio: ['ignore', 'pipe', 'pipe'] });
      ended.set(name, once(child, 'exit'));
      return child;
    },
    isReady: async () => existsSync(started),
  };
}

it('kills what has not ended after some seconds: the services first, then what they stand on', async () => {
  const fleet = createFleet(folder, () => undefined);
  fleet.start([deaf('database')]);
  fleet.start([deaf('service')]);
  await fleet.ready();
  const { database = 0, service = 0 } = fleet.pids();

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stopped = fleet.stop();
  vi.advanceTimersByTime(3499);
  expect([database, service].filter(isAlive)).toEqual([database, service]);
  vi.advanceTimersByTime(1);
  await ended.get('service');
  expect(isAlive(database)).toBe(true);
  vi.advanceTimersByTime(1000);
  await stopped;
  expect(isAlive(database)).toBe(false);
});
