import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '@plainwill/kit/free-port';
import type { TestProject } from 'vitest/node';
import type { Site } from './site.ts';
import { startReceiver } from './webhook-receiver.ts';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

const run = promisify(execFile);
const newDataDir = () => mkdtemp(join(tmpdir(), 'plainwill-journey-'));
const forget = (dataDir: string) => rm(dataDir, { recursive: true, force: true });

interface Running {
  url: string;
  processes: Record<string, number>;
}

/**
 * The whole product as `npm start` runs it, with data of its own; everything else as given. Visitors may say which
 * network address they come from. Vitest's global setup runs this file, so it imports types alone from vitest.
 * @param preparedData a data directory to start from a copy of: making its databases takes longer than all else
 */
export async function startSite(environment: Record<string, string> = {}, preparedData?: string) {
  const dataDir = await newDataDir();
  // The times of the files and their owner, PostgreSQL's, are kept: the databases count as made by them.
  if (preparedData) await run('cp', ['-a', `${preparedData}/.`, dataDir]);
  const launcher = spawn(process.execPath, ['infra/tools/commands/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      TRUSTED_PROXIES: '127.0.0.1',
      ...environment,
    },
    // The channel ends it with this process, however that ends.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [launcher.stdout, launcher.stderr]) {
    stream?.on('data', (data) => {
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
      await forget(dataDir);
    },
  };
}

export type OwnSite = Awaited<ReturnType<typeof startSite>>;

declare module 'vitest' {
  interface ProvidedContext {
    sharedSite: Site;
    /** The receiver of its webhooks tells here which deliveries it got. */
    sharedReceiver: string;
    preparedData: string;
  }
}

async function prepareData(): Promise<string> {
  const dataDir = await newDataDir();
  const script = fileURLToPath(new URL('prepare-data.task.ts', import.meta.url));
  await run(process.execPath, [script], { cwd: root, env: { ...process.env, DATA_DIR: dataDir } });
  return dataDir;
}

/** The data that each product of the run begins with, and one that journeys share which need no settings of their own. */
export default async function setup(project: TestProject) {
  const [preparedData, receiver] = await Promise.all([prepareData(), startReceiver()]);
  const settings = { WEBHOOK_URL: receiver.url, WEBHOOK_MAY_BE_LOCAL: 'true' };
  const { url, dataDir, stop } = await startSite(settings, preparedData);
  project.provide('preparedData', preparedData);
  project.provide('sharedSite', { url, dataDir });
  project.provide('sharedReceiver', receiver.url);
  return async () => {
    await stop();
    await Promise.all([receiver.close(), forget(preparedData)]);
  };
}
