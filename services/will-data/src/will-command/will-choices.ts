import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import { type CalendarDate, dayParts } from '@plainwill/contracts/shared/calendar-date';
import { type DocumentFormat, documentFormats } from '@plainwill/contracts/will-data/will/files';
import { CommandError } from './command.ts';
import { usage } from './usage.ts';

export interface Choices {
  /** The facts; `-` is standard input. */
  file: string;
  asOf: CalendarDate | null;
  /** Absent where JSON is printed. */
  written: { format: DocumentFormat; out: string } | null;
}

/**
 * What `willOfFacts` was asked for.
 * @throws {CommandError}
 */
export function choicesIn(args: readonly string[]): Choices {
  const { values, positionals } = parsed(args);
  const [file, ...others] = positionals;
  if (!file) throw new CommandError(usage);
  if (others.length > 0) throw new CommandError(`One file at a time: ${others.join(' ')} is one too many.\n\n${usage}`);
  const asOf = values['as-of'] ?? null;
  if (asOf !== null && !dayParts(asOf)) throw new CommandError(`--as-of must be a real day, as 2026-11-20: ${asOf}`);
  return { file, asOf, written: writtenBy(values.format, values.out) };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'as-of': { type: 'string' },
        format: { type: 'string' },
        out: { type: 'string' },
      },
    });
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : ''}\n\n${usage}`);
  }
}

function writtenBy(format: string | undefined, out: string | undefined): Choices['written'] {
  if (format === undefined && out === undefined) return null;
  if (out === undefined) throw new CommandError('Say where to write it: --out FILE');
  const known = documentFormats.find((each) => each === (format ?? extname(out).slice(1).toLowerCase()));
  if (!known) throw new CommandError(`--format must be one of: ${documentFormats.join(', ')}`);
  return { format: known, out };
}
