import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { Problem } from '@plainwill/law/facts/parse-known';

/** Why the command cannot do what it was asked: for the terminal. */
export class CommandError extends Error {}

export interface Surroundings {
  /** What relative paths start from. */
  folder: string;
  stdin: NodeJS.ReadableStream;
  today: CalendarDate;
}

export interface CommandOutcome {
  /** For standard output; empty where a file was written. */
  output: string;
  /** For standard error. */
  notes: string[];
}

export const unknownNote = (path: string) => `${path}: not known, and left out`;

/** Names every problem of a file on a line of its own, after what was passed over. */
export const badFile = (notes: readonly string[], problems: readonly Problem[]) =>
  new CommandError([...notes, ...problems.map(({ path, message }) => `${path || 'the file'}: ${message}`)].join('\n'));

/**
 * The JSON in a file; `-` is standard input.
 * @throws {CommandError}
 */
export async function readJson(file: string, { folder, stdin }: Surroundings): Promise<unknown> {
  const json = file === '-' ? await text(stdin) : await contentsOf(resolve(folder, file), file);
  try {
    return JSON.parse(json.replace(byteOrderMark, ''));
  } catch (error) {
    const where = file === '-' ? 'Standard input' : file;
    throw new CommandError(`${where} is not JSON: ${error instanceof Error ? error.message : ''}`);
  }
}

const byteOrderMark = /^\ufeff/;

async function contentsOf(path: string, asWritten: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const code = codeOf(error);
    throw new CommandError(
      code === 'ENOENT' ? `There is no file ${asWritten}.` : `${asWritten} cannot be read (${code}).`,
    );
  }
}

export const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? 'unknown error';
