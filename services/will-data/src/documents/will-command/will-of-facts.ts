import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Refusal } from '@plainwill/kit/refusal';
import { readFacts } from '@plainwill/law/facts/read-facts';
import { composeWill } from '@plainwill/law/will/composition/compose-will';
import { asDraft } from '@plainwill/law/will/composition/signing-form';
import { willText } from '@plainwill/law/will/composition/will-text';
import { checkWill } from '../check-will.ts';
import {
  badFile,
  CommandError,
  type CommandOutcome,
  codeOf,
  readJson,
  type Surroundings,
  unknownNote,
} from './command.ts';
import { choicesIn } from './will-choices.ts';

/**
 * The will of a facts file, as JSON or as a file.
 * @throws {CommandError}
 */
export async function willOfFacts(args: readonly string[], surroundings: Surroundings): Promise<CommandOutcome> {
  const { file, asOf: chosen, written } = choicesIn(args);
  const { facts, notes } = await factsOfFile(file, surroundings);
  const asOf = chosen ?? facts.asOf ?? surroundings.today;
  const findings = checkWill(facts, { asOf });
  const document = asDraft(composeWill(facts, { asOf }), findings);
  if (!written) {
    const checks = findings.map(({ id, severity, message }) => ({ id, severity, message }));
    return { output: JSON.stringify({ text: willText(document).join('\n\n'), document, checks }, null, 2), notes };
  }
  // Loaded only when there is a file to make.
  const { draftWill } = await import('../files/will-file.ts');
  const out = resolve(surroundings.folder, written.out);
  try {
    await writeFile(out, await draftWill(document, written.format));
  } catch (error) {
    if (error instanceof Refusal) throw new CommandError(error.message);
    throw new CommandError(`${written.out} cannot be written (${codeOf(error)}).`);
  }
  return { output: '', notes: [...notes, `Wrote ${written.out}, a draft as of ${asOf}.`] };
}

/**
 * The facts in a file, or those inside the download of an account’s data.
 * @throws {CommandError}
 */
export async function factsOfFile(file: string, surroundings: Surroundings) {
  const { facts, unknown, problems } = readFacts(factsIn(await readJson(file, surroundings)));
  const notes = unknown.map(unknownNote);
  if (!facts) throw badFile(notes, problems);
  return { facts, notes };
}

function factsIn(json: unknown): unknown {
  const inside = propertyOf(propertyOf(json, 'willData'), 'facts') ?? propertyOf(json, 'facts');
  return inside ?? json;
}

const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
