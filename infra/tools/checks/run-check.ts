import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { coloured, print } from '../launcher/console.ts';
import { root } from '../launcher/settings/paths.ts';
import type { Environment } from '../launcher/settings/settings.ts';

export interface Check {
  name: string;
  /** A script of Node's, and its arguments. */
  command: [script: string, ...args: string[]];
}

interface RunOptions {
  environment?: Environment;
  /** Ends it early. */
  signal?: AbortSignal;
}

/** Runs a check and shows its output only if it fails. @returns whether it passed */
export async function runCheck({ name, command }: Check, { environment, signal }: RunOptions = {}): Promise<boolean> {
  const started = performance.now();
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const [code] = await once(child, 'close');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (code === 0) print(`${coloured('green', '✓')} ${name} · ${seconds} s`);
  else print(`${coloured('red', '✗')} ${name} · ${seconds} s\n${output.trimEnd()}\n`);
  return code === 0;
}

/** Runs checks one after another. @returns whether each passed */
export async function runChecks(checks: readonly Check[], options?: RunOptions): Promise<boolean[]> {
  const passed: boolean[] = [];
  for (const check of checks) passed.push(await runCheck(check, options));
  return passed;
}
