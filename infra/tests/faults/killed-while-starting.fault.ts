import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { serviceFolders } from '../../services.ts';
import { expectGone, launcherOf, startLimitMs } from '../../tools/launcher/testing/start.ts';

const { dataDir, pid, start, ready, kill } = launcherOf();

it(
  'leaves no service when it is killed while they start, and starts again after it',
  async () => {
    await start();
    const startedOf = (name: string) => join(dataDir, 'logs', `${name}.log`);
    await vi.waitFor(() => expect(serviceFolders.filter((name) => !existsSync(startedOf(name)))).toEqual([]), {
      timeout: startLimitMs,
      interval: 5,
    });
    const children = execFileSync('pgrep', ['-P', String(pid())], { encoding: 'utf8' });
    const services = children.trim().split('\n').map(Number);
    await kill();
    expect(services.length).toBeGreaterThan(serviceFolders.length);
    await expectGone(services, startLimitMs);
    await start();
    expect((await fetch(`${(await ready()).url}/health/ready`)).status).toBe(200);
  },
  2 * startLimitMs,
);
