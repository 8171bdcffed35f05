import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { coloured, print } from '../launcher/console.ts';
import { root } from '../launcher/settings/paths.ts';

export interface Check {
  name: string;
  /** A script of Node's, and its arguments. */
  command: [script: string, ...args: string[]];
}

/** Runs a check and shows its output only if it fails. @returns whether it passed */
export async function runCheck({ name, command }: Check): Promise<boolean> {
  const started = performance.now();
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
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

/** Runs all checks, `width` at a time. @returns whether each passed, in the order given */
export async function runChecks(checks: readonly Check[], width: number): Promise<boolean[]> {
  const passed: boolean[] = [];
  const queue = checks.entries();
  const worker = async () => {
    for (const [index, check] of queue) passed[index] = await runCheck(check);
  };
  await Promise.all(Array.from({ length: width }, worker));
  return passed;
}
