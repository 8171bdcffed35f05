import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { type CalendarDate, dayParts } from '@plainwill/contracts/shared/calendar-date';
import { CommandError } from './command.ts';
import { usage } from './usage.ts';

/**
 * The files that a subcommand was given, as many as it reads, and its options.
 * @throws {CommandError}
 */
export function argumentsIn<const O extends ParseArgsOptionsConfig>(
  args: readonly string[],
  { count, options }: { count: number; options: O },
) {
  const { values, positionals } = parsed(args, options);
  const others = positionals.slice(count);
  if (positionals.length < count) throw new CommandError(usage);
  if (others.length > 0) {
    const atATime = count === 1 ? 'One file' : `${count} files`;
    throw new CommandError(`${atATime} at a time: ${others.join(' ')} is one too many.\n\n${usage}`);
  }
  return { files: positionals, values };
}

function parsed<const O extends ParseArgsOptionsConfig>(args: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : ''}\n\n${usage}`);
  }
}

/**
 * The day of `--as-of`, where it is given.
 * @throws {CommandError}
 */
export function dayAskedFor(asOf: string | undefined): CalendarDate | null {
  if (asOf !== undefined && !dayParts(asOf))
    throw new CommandError(`--as-of must be a real day, as 2026-11-20: ${asOf}`);
  return asOf ?? null;
}
