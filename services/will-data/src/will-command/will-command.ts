import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { Refusal } from '@plainwill/kit/refusal';
import { composeWill } from '../will/composition/compose-will.ts';
import { asDraft } from '../will/composition/signing-form.ts';
import { willText } from '../will/composition/will-text.ts';
import { readFacts } from '../will/facts/read-facts.ts';
import { checkWill } from '../will-checks/check-will.ts';
import { CommandError, choicesIn, usage } from './choices.ts';

export interface Surroundings {
  /** What relative paths start from. */
  folder: string;
  stdin: NodeJS.ReadableStream;
  today: CalendarDate;
}

export interface Told {
  /** For standard output; empty where a file was written. */
  output: string;
  /** For standard error. */
  notes: string[];
}

/**
 * The will of a facts file, as JSON or as a file.
 * @throws {CommandError} with every problem of the file on a line of its own
 */
export async function willCommand(args: readonly string[], { folder, stdin, today }: Surroundings): Promise<Told> {
  const choices = choicesIn(args);
  if (choices === 'help') return { output: usage, notes: [] };
  const { file, asOf: chosen, written } = choices;
  const json = file === '-' ? await text(stdin) : await contentsOf(resolve(folder, file), file);
  const { facts, unknown, problems } = readFacts(factsIn(parsedJson(json, file)));
  const notes = unknown.map((path) => `${path}: not known, and left out`);
  if (!facts) {
    throw new CommandError([...notes, ...problems.map(problemLine)].join('\n'));
  }
  const asOf = chosen ?? facts.as_of ?? today;
  const findings = checkWill(facts, { asOf });
  const document = asDraft(composeWill(facts, { asOf }), findings);
  if (!written) {
    const checks = findings.map(({ id, severity, message }) => ({ id, severity, message }));
    return { output: JSON.stringify({ text: willText(document).join('\n\n'), document, checks }, null, 2), notes };
  }
  // Loaded only when there is a file to make.
  const { draftWill } = await import('../will-files/will-file.ts');
  const out = resolve(folder, written.out);
  try {
    await writeFile(out, await draftWill(document, written.format));
  } catch (error) {
    if (error instanceof Refusal) throw new CommandError(error.message);
    throw new CommandError(`${written.out} cannot be written (${codeOf(error)}).`);
  }
  return { output: '', notes: [...notes, `Wrote ${written.out}, a draft as of ${asOf}.`] };
}

const problemLine = ({ path, message }: { path: string; message: string }) => `${path || 'the file'}: ${message}`;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? 'unknown error';

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

const byteOrderMark = /^\ufeff/;

function parsedJson(json: string, file: string): unknown {
  try {
    return JSON.parse(json.replace(byteOrderMark, ''));
  } catch (error) {
    const where = file === '-' ? 'Standard input' : file;
    throw new CommandError(`${where} is not JSON: ${error instanceof Error ? error.message : ''}`);
  }
}

/** The facts themselves, or those inside the download of an account’s data. */
function factsIn(json: unknown): unknown {
  const inside = propertyOf(propertyOf(json, 'willData'), 'facts') ?? propertyOf(json, 'facts');
  return inside ?? json;
}

const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
