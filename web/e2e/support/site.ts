import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@plainwill/kit/free-port';
import { expect, vi } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const readyLimitMs = 120_000;

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  at: string;
}

interface Running {
  url: string;
  processes: Record<string, number>;
}

/** The whole product as `npm start` runs it, with data of its own; everything else as given. */
export async function startSite(environment: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'plainwill-journey-'));
  const port = await freePort();
  const launcher = spawn(process.execPath, ['infra/commands/start.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collect(launcher);
  const running = await readyOrDead(launcher, dataDir, output);

  return {
    url: running.url,
    /** Sends a signal to a service. @returns the process it went to */
    async signal(service: string, signal: NodeJS.Signals): Promise<number> {
      const { processes } = await readRunning(dataDir);
      const pid = processes[service];
      if (!pid) throw new Error(`${service} does not run`);
      process.kill(pid, signal);
      return pid;
    },
    root,
    dataDir,
    /** The newest mail to an address, with these words in its subject or text. */
    async mailTo(address: string, words = ''): Promise<Mail> {
      return vi.waitFor(
        async () => {
          const mails = (await (await fetch(`${running.url}/dev/mail.json`)).json()) as Mail[];
          const mail = mails.find(({ to, subject, text }) => to === address && `${subject} ${text}`.includes(words));
          expect(mail, `no mail to ${address} yet`).toBeDefined();
          return mail as Mail;
        },
        { timeout: 15_000, interval: 100 },
      );
    },
    async stop() {
      launcher.kill('SIGTERM');
      if (launcher.exitCode === null) await once(launcher, 'exit');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type Site = Awaited<ReturnType<typeof startSite>>;

const readRunning = async (dataDir: string): Promise<Running> =>
  JSON.parse(await readFile(join(dataDir, 'running.json'), 'utf8'));

/** Settles when the process has ended. */
export const untilEnded = (pid: number) =>
  vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow(), { timeout: 10_000, interval: 50 });

function collect(launcher: ChildProcess) {
  const lines: string[] = [];
  for (const stream of [launcher.stdout, launcher.stderr]) stream?.on('data', (data) => lines.push(String(data)));
  return () => lines.join('').slice(-4000);
}

async function readyOrDead(launcher: ChildProcess, dataDir: string, output: () => string): Promise<Running> {
  const ready = vi.waitFor(() => readRunning(dataDir), {
    timeout: readyLimitMs,
    interval: 100,
  });
  const dead = once(launcher, 'exit').then(() => {
    throw new Error(`The site did not start:\n${output()}`);
  });
  dead.catch(() => undefined);
  return Promise.race([ready, dead]);
}
