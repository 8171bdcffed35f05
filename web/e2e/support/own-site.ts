import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@plainwill/kit/free-port';
import type { TestProject } from 'vitest/node';
import type { Site } from './site.ts';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

interface Running {
  url: string;
  processes: Record<string, number>;
}

/**
 * The whole product as `npm start` runs it, with data of its own; everything else as given. Visitors may say which
 * network address they come from. Vitest's global setup runs this file, so it imports types alone from vitest.
 */
export async function startSite(environment: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'plainwill-journey-'));
  const launcher = spawn(process.execPath, ['infra/commands/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      TRUSTED_PROXIES: '1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [launcher.stdout, launcher.stderr]) {
    stream.on('data', (data) => {
      output = (output + data).slice(-4000);
    });
  }
  const runningFile = join(dataDir, 'running.json');
  const running = async (): Promise<Running> => JSON.parse(await readFile(runningFile, 'utf8'));
  while (!existsSync(runningFile)) {
    if (launcher.exitCode !== null) throw new Error(`The site did not start:\n${output}`);
    await sleep(50);
  }

  return {
    url: (await running()).url,
    dataDir,
    /** Sends a signal to a service. @returns the process it went to */
    async signal(service: string, signal: NodeJS.Signals): Promise<number> {
      const pid = (await running()).processes[service];
      if (!pid) throw new Error(`${service} does not run`);
      process.kill(pid, signal);
      return pid;
    },
    async stop() {
      launcher.kill('SIGTERM');
      if (launcher.exitCode === null) await once(launcher, 'exit');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type OwnSite = Awaited<ReturnType<typeof startSite>>;

declare module 'vitest' {
  interface ProvidedContext {
    sharedSite: Site;
  }
}

/** The product that all journeys share which need no settings of their own. */
export default async function setup(project: TestProject) {
  const { url, dataDir, stop } = await startSite();
  project.provide('sharedSite', { url, dataDir });
  return stop;
}
