import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { StartError } from '../console.ts';
import { inRoot, root } from '../settings/paths.ts';
import type { Environment } from '../settings/settings.ts';
import type { ProcessSpec } from './supervisor.ts';

// An import statement would read every export of `node:http`, and that of WebSocket loads all of `fetch`.
const { get } = process.getBuiltinModule('node:http');

const maxOutputLength = 8000;

interface Task {
  /** As in "The web app could not be built". */
  failure: string;
  script: string;
  args?: string[];
  cwd?: string;
  environment: Environment;
  signal?: AbortSignal;
}

/**
 * Runs a script on our own Node to its end, quietly.
 * @returns its output
 * @throws {StartError} with its reason if it fails.
 */
export async function runTask({ failure, script, args = [], cwd = root, environment, signal }: Task): Promise<string> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
    signal,
  });
  let output = '';
  let errors = '';
  child.stdout?.on('data', (chunk) => {
    output = (output + chunk).slice(-maxOutputLength);
  });
  child.stderr?.on('data', (chunk) => {
    output = (output + chunk).slice(-maxOutputLength);
    errors = (errors + chunk).slice(-maxOutputLength);
  });
  const [code] = await once(child, 'close');
  if (code === 0) return output;
  // One line is a reason meant for people; anything longer is a trace, shown with what led to it.
  const [reason = '', ...more] = errors.trim().split('\n');
  if (reason && more.length === 0) throw new StartError(reason, code ?? 1);
  throw new StartError(`${output.trimEnd().split('\n').slice(-12).join('\n')}\n${failure}: the reason is above.`);
}

const limitMs = 2000;

/** True if an address of ours answers 200 in time. */
export function answersOk(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: limitMs }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.once('error', () => resolve(false));
    request.once('timeout', () => request.destroy());
  });
}

// Small heaps: each process serves one household, and five of them share the machine.
const memoryFlags = ['--max-old-space-size=256', '--max-semi-space-size=8'];

const baseEnvironment = {
  MALLOC_ARENA_MAX: '2',
  // Memory that only the start needed goes back to the system: unless it is set, glibc raises this limit with each large
  // block.
  MALLOC_MMAP_THRESHOLD_: '131072',
  // Without it each start reads and strips every source file again.
  NODE_COMPILE_CACHE: inRoot('node_modules', '.compile-cache'),
};

interface NodeProcess {
  name: string;
  script: string;
  environment: Environment;
  healthUrl: string;
}

/** A script of ours as a process to supervise. */
export function nodeProcess({ name, script, environment, healthUrl }: NodeProcess): ProcessSpec {
  return {
    name,
    spawn: () =>
      spawn(process.execPath, [...memoryFlags, script], {
        cwd: root,
        env: { ...baseEnvironment, ...environment },
        // The channel closes when the launcher is killed, which tells the process to end too.
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        // In a group of its own: Ctrl-C reaches the launcher only, which stops everything in order.
        detached: process.platform !== 'win32',
        windowsHide: true,
      }),
    isReady: () => answersOk(healthUrl),
  };
}
