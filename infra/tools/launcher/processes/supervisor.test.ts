import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StartError } from '../console.ts';
import { type ProcessSpec, restartDelayMs, type Supervised, supervise } from './supervisor.ts';

const runsForEver = 'setInterval(() => {}, 1000)';
// A process may take a second to start where much else is going on, and this is about four of them.
const soon = { timeout: 15_000, interval: 10 };

describe('supervise', () => {
  let logDir: string;
  let waits: number[];
  let gaveUp: StartError[];
  let time: number;
  let supervised: Supervised | undefined;

  beforeEach(() => {
    logDir = mkdtempSync(join(tmpdir(), 'plainwill-supervisor-'));
    [waits, gaveUp, time] = [[], [], 0];
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  });

  afterEach(async () => {
    vi.restoreAllMocks();
    await supervised?.stop();
    rmSync(logDir, { recursive: true, force: true });
  });

  function start(script: string, overrides: Partial<ProcessSpec> = {}) {
    supervised = supervise(
      { name: 'part', spawn: () => spawn(process.execPath, ['-e', script]), isReady: async () => true, ...overrides },
      {
        logDir,
        now: () => time,
        onRevived: () => undefined,
        onGiveUp: (why) => gaveUp.push(why),
        // Restarts wait for nothing; looking whether it is ready leaves the loop room to breathe.
        wait: (ms) => {
          if (ms >= restartDelayMs(1)) waits.push(ms);
          return new Promise((resolve) => setImmediate(resolve));
        },
      },
    );
    return supervised;
  }

  it('starts a process again when it is killed, and says so', async () => {
    const part = start(runsForEver);
    await part.ready;
    const first = part.pid() as number;
    process.kill(first, 'SIGKILL');
    await vi.waitFor(() => expect(part.pid()).toSatisfy((pid) => pid !== undefined && pid !== first), soon);
    expect(process.stdout.write).toHaveBeenCalledWith(expect.stringContaining('part ended (killed by SIGKILL)'));
    expect(waits).toEqual([250]);
  });

  it('waits longer after each failure, and gives up on what never becomes ready, with its last words', async () => {
    start('throw new Error("no room")', { isReady: async () => false });
    await vi.waitFor(() => expect(gaveUp).toHaveLength(1), soon);
    expect(waits).toEqual([250, 500, 1000]);
    expect(gaveUp[0]?.message).toMatch(/part does not start \(exit code 1: Error: no room\)/);
  });

  it('does not restart after a bad setting, and passes its one line on', async () => {
    start('process.stderr.write("COLOUR: it must be a colour\\n"); process.exitCode = 78');
    await vi.waitFor(() => expect(gaveUp).toHaveLength(1), soon);
    expect(gaveUp[0]).toMatchObject({ message: 'COLOUR: it must be a colour', exitCode: 78 });
    expect(waits).toEqual([]);
  });

  it('forgets old failures once a process has lived a while', async () => {
    const part = start(runsForEver);
    await part.ready;
    for (let round = 0; round < 2; round++) {
      await vi.waitFor(() => expect(part.pid()).toBeDefined(), soon);
      time += 31_000;
      process.kill(part.pid() as number, 'SIGKILL');
      await vi.waitFor(() => expect(waits).toHaveLength(round + 1), soon);
    }
    expect(waits).toEqual([250, 250]);
  });

  it('stops a process for good', async () => {
    const part = start(runsForEver);
    await part.ready;
    await part.stop();
    expect(part.pid()).toBeUndefined();
    expect(waits).toEqual([]);
  });
});

describe('restartDelayMs', () => {
  it('doubles up to five seconds', () => {
    expect([1, 2, 3, 5, 6, 50].map(restartDelayMs)).toEqual([250, 500, 1000, 4000, 5000, 5000]);
  });
});
