import { type ParseArgsConfig, parseArgs } from 'node:util';
import { StartError } from './start-error.ts';

/** The options that a command was given. @throws {StartError} with `usage` for any other */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
) {
  try {
    return parseArgs({ options }).values;
  } catch {
    throw new StartError(usage, 2);
  }
}

/** Runs a command to its end; an expected failure is one line and an exit code. */
export async function command(work: () => Promise<unknown>) {
  try {
    const exitCode = await work();
    process.exitCode = typeof exitCode === 'number' ? exitCode : 0;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = error.exitCode;
  }
  // The channel to the bootstrap would otherwise keep this process alive.
  if (process.connected) process.disconnect();
}
