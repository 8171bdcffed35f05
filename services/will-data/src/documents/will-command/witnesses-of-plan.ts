import { checkPlan } from '@plainwill/law/signing/check-plan';
import { readPlan } from '@plainwill/law/signing/read-plan';
import { argumentsIn, dayAskedFor } from './arguments.ts';
import { badFile, type CommandOutcome, readJson, type Surroundings, unknownNote } from './command.ts';

/**
 * The findings of the checks in a plan of witnesses, beside the will of the facts in its file. None of them is a failure.
 * @throws {CommandError}
 */
export async function witnessesOfPlan(args: readonly string[], surroundings: Surroundings): Promise<CommandOutcome> {
  const { files, values } = argumentsIn(args, { count: 1, options: { 'as-of': { type: 'string' } } });
  const [file = '-'] = files;
  const days = { asOf: dayAskedFor(values['as-of']), today: surroundings.today };
  const read = readPlan(await readJson(file, surroundings), days);
  const notes = read.unknown.map(unknownNote);
  if (!read.plan) throw badFile(notes, read.problems);
  const { facts, plan, asOf } = read;
  return { output: JSON.stringify({ problems: checkPlan(facts, plan, asOf) }, null, 2), notes };
}
