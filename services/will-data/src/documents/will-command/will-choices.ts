import { extname } from 'node:path';
import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { type DocumentFormat, documentFormats } from '@plainwill/contracts/will-data/will/files';
import { argumentsIn, dayAskedFor } from './arguments.ts';
import { CommandError } from './command.ts';

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
  const { files, values } = argumentsIn(args, {
    count: 1,
    options: { 'as-of': { type: 'string' }, format: { type: 'string' }, out: { type: 'string' } },
  });
  const [file = '-'] = files;
  return { file, asOf: dayAskedFor(values['as-of']), written: writtenBy(values.format, values.out) };
}

function writtenBy(format: string | undefined, out: string | undefined): Choices['written'] {
  if (format === undefined && out === undefined) return null;
  if (out === undefined) throw new CommandError('Say where to write it: --out FILE');
  const known = documentFormats.find((each) => each === (format ?? extname(out).slice(1).toLowerCase()));
  if (!known) throw new CommandError(`--format must be one of: ${documentFormats.join(', ')}`);
  return { format: known, out };
}
