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
