import { Family } from '@plainwill/contracts/will-data/what-if/family';
import { type Problem, parseKnown } from '@plainwill/law/facts/parse-known';
import { familyProblems } from '@plainwill/law/intestacy/family-problems';
import { intestacy } from '@plainwill/law/intestacy/intestacy';
import { argumentsIn } from './arguments.ts';
import { badFile, type CommandOutcome, readJson, type Surroundings, unknownNote } from './command.ts';

/**
 * Who takes what of the estate of a family file, where there is no will.
 * @throws {CommandError}
 */
export async function intestacyOfFamily(args: readonly string[], surroundings: Surroundings): Promise<CommandOutcome> {
  const { files } = argumentsIn(args, { count: 1, options: {} });
  const [file = '-'] = files;
  const parsed = parseKnown(Family, await readJson(file, surroundings));
  const notes = parsed.unknown.map(unknownNote);
  if (!parsed.value) throw badFile(notes, [...parsed.problems, ...problemsOfRest(parsed)]);
  const problems = familyProblems(parsed.value);
  if (problems.length > 0) throw badFile(notes, problems);
  return { output: JSON.stringify(intestacy(parsed.value), null, 2), notes };
}

/** What else is wrong with a family that has problems of shape, as far as it can be read without them. */
function problemsOfRest({ rest, problems }: { rest: unknown; problems: readonly Problem[] }): Problem[] {
  if (rest === null) return [];
  const isWithin = (path: string, whole: string) =>
    path === whole || (path.startsWith(whole) && /[.[]/.test(path.charAt(whole.length)));
  return familyProblems(rest as Family).filter(({ path }) => !problems.some((named) => isWithin(path, named.path)));
}
