import { Family } from '@plainwill/contracts/will-data/what-if/family';
import { familyProblems } from '@plainwill/law/intestacy/family-problems';
import { intestacy } from '@plainwill/law/intestacy/intestacy';
import { parseKnown } from '../will/facts/parse-known.ts';
import { argumentsIn } from './arguments.ts';
import { badFile, readJson, type Surroundings, type Told, unknownNote } from './command.ts';

/**
 * Who takes what of the estate of a family file, where there is no will.
 * @throws {CommandError}
 */
export async function intestacyOfFamily(args: readonly string[], surroundings: Surroundings): Promise<Told> {
  const { files } = argumentsIn(args, { count: 1, options: {} });
  const [file = '-'] = files;
  const { value: family, unknown, problems } = parseKnown(Family, await readJson(file, surroundings));
  const notes = unknown.map(unknownNote);
  if (!family) throw badFile(notes, problems);
  const found = familyProblems(family);
  if (found.length > 0) throw badFile(notes, found);
  return { output: JSON.stringify(intestacy(family), null, 2), notes };
}
