import type { CommandOutcome, Surroundings } from './command.ts';
import { intestacyOfFamily } from './intestacy-of-family.ts';
import { usage } from './usage.ts';
import { whatIfOfFacts } from './what-if-of-facts.ts';
import { willOfFacts } from './will-of-facts.ts';
import { witnessesOfPlan } from './witnesses-of-plan.ts';

type Subcommand = (args: readonly string[], surroundings: Surroundings) => Promise<CommandOutcome>;

/** By their first word; without one of these a will is made. */
const subcommands = new Map<string | undefined, Subcommand>([
  ['intestacy', intestacyOfFamily],
  ['what-if', whatIfOfFacts],
  ['witnesses', witnessesOfPlan],
]);

/**
 * What can be done with a file and without a server.
 * @throws {CommandError} with every problem of the file on a line of its own
 */
export async function willCommand(args: readonly string[], surroundings: Surroundings): Promise<CommandOutcome> {
  if (args.includes('--help')) return { output: usage, notes: [] };
  const [name, ...rest] = args;
  const subcommand = subcommands.get(name);
  return subcommand ? await subcommand(rest, surroundings) : await willOfFacts(args, surroundings);
}
