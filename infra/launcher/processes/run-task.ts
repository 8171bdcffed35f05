import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { StartError } from '../console/start-error.ts';
import { root } from '../settings/paths.ts';
import type { Environment } from '../settings/settings.ts';

const mostKept = 8000;

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
 * @returns what it wrote
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
    output = (output + chunk).slice(-mostKept);
  });
  child.stderr?.on('data', (chunk) => {
    output = (output + chunk).slice(-mostKept);
    errors = (errors + chunk).slice(-mostKept);
  });
  const [code] = await once(child, 'close');
  if (code === 0) return output;
  // One line is a reason meant for people; anything longer is a trace, shown with what led to it.
  const [reason = '', ...more] = errors.trim().split('\n');
  if (reason && more.length === 0) throw new StartError(reason, code ?? 1);
  throw new StartError(`${output.trimEnd().split('\n').slice(-12).join('\n')}\n${failure}: the reason is above.`);
}
