import type { ChildProcess } from 'node:child_process';
import { onTestFinished, vi } from 'vitest';
import type { ServiceFolder } from '../../../services.ts';
import { answersOk, nodeProcess } from '../../../tools/launcher/processes/node-process.ts';
import { local } from '../../../tools/launcher/settings/environments.ts';
import { serviceMain } from '../../../tools/launcher/settings/paths.ts';
import type { Environment } from '../../../tools/launcher/settings/settings.ts';
import { hasEnded, signalled } from './servers/faulty-server.ts';

const startLimitMs = 30_000;

/** One of our services as users run it, a process of its own. @param root of another release, if not of this one */
export function createService(name: ServiceFolder, port: number, environment: Environment, root?: string) {
  const url = local(port);
  let child: ChildProcess | undefined;
  let errors = '';

  function spawn(extra: Environment) {
    const spec = nodeProcess({
      name,
      script: serviceMain(name, root),
      environment: { ...process.env, ...environment, ...extra },
      healthUrl: `${url}/health/ready`,
    });
    const spawned = spec.spawn() as ChildProcess;
    errors = '';
    spawned.stdout?.on('data', (chunk) => {
      errors = (errors + chunk).slice(-4000);
    });
    spawned.stderr?.on('data', (chunk) => {
      errors = (errors + chunk).slice(-4000);
    });
    child = spawned;
    return spawned;
  }

  const isReady = () => answersOk(`${url}/health/ready`);
  const kill = async () => void (await signalled(child, 'SIGKILL'));
  onTestFinished(kill);

  return {
    name,
    url,
    pid: () => child?.pid ?? 0,
    isRunning: () => child !== undefined && !hasEnded(child),
    isReady,
    /** Its latest error output. */
    output: () => errors,
    /** Begins it without waiting: it may not be ready yet, nor answer without a certificate. */
    begin: (extra: Environment) => void spawn(extra),
    /** Ready when it resolves. @param extra settings of this one start */
    async start(extra: Environment = {}) {
      const spawned = spawn(extra);
      await vi.waitFor(
        async () => {
          if (hasEnded(spawned)) throw new Error(`${name} did not start: ${errors}`);
          if (!(await isReady())) throw new Error(`${name} is not ready: ${errors}`);
        },
        { timeout: startLimitMs, interval: 25 },
      );
    },
    /** Kills it as the kernel ends a process that has eaten all memory. */
    kill,
    /** It keeps its connections and answers nobody, until `resume`. */
    freeze: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    /** Stops it as an operator does. @returns its exit code */
    stop: () => signalled(child, 'SIGTERM'),
    /** Resolves when it has ended by itself. */
    ended: () =>
      vi.waitFor(
        () => {
          if (child && !hasEnded(child)) throw new Error(`${name} is still running`);
        },
        { timeout: startLimitMs, interval: 20 },
      ),
  };
}

export type Service = ReturnType<typeof createService>;
