import { WhatIfEvents } from '@plainwill/contracts/will-data/what-if/what-if';
import { parseKnown } from '@plainwill/law/facts/parse-known';
import { whatIf } from '@plainwill/law/what-if/answer';
import { eventProblems } from '@plainwill/law/what-if/problems/event-problems';
import { argumentsIn, dayAskedFor } from './arguments.ts';
import { badFile, type CommandOutcome, readJson, type Surroundings, unknownNote } from './command.ts';
import { factsOfFile } from './will-of-facts.ts';

/**
 * What comes of the will of a facts file when the events of another happen.
 * @throws {CommandError}
 */
export async function whatIfOfFacts(args: readonly string[], surroundings: Surroundings): Promise<CommandOutcome> {
  const { files, values } = argumentsIn(args, { count: 2, options: { 'as-of': { type: 'string' } } });
  const [factsFile = '', eventsFile = ''] = files;
  const { facts, notes } = await factsOfFile(factsFile, surroundings);
  const asOf = dayAskedFor(values['as-of']) ?? facts.asOf ?? surroundings.today;
  const { value: events, unknown, problems } = parseKnown(WhatIfEvents, await readJson(eventsFile, surroundings));
  const allNotes = [...notes, ...unknown.map(unknownNote)];
  if (!events) throw badFile(allNotes, problems);
  const found = eventProblems(facts, events, { asOf });
  if (found.length > 0) throw badFile(allNotes, found);
  return { output: JSON.stringify(whatIf(facts, events, { asOf }), null, 2), notes: allNotes };
}
