import type { Step } from '../answer.ts';
import { sources } from '../sources.ts';
import { hasDiedSince, type Person } from '../survival.ts';
import { nameOf } from './wording.ts';

/** What becomes of a thing that was owned jointly with somebody. */
export function jointStep(owner: Person, what: string, isOwnersNow: boolean): Step {
  const name = nameOf(owner);
  const thing = `what was owned jointly (${what})`;
  if (isOwnersNow) {
    const since = hasDiedSince(owner) ? ` ${name} has died since, and it belongs to ${name}’s estate.` : '';
    return {
      text: `The other part of ${thing} is ${name}’s at once, outside these rules.${since}`,
      source: sources.survivorship,
    };
  }
  if (owner.forfeits)
    return {
      text: `Killing an owner divides ${thing}, so ${name} does not get the other part: it joins what is shared here.`,
      source: sources.killer,
    };
  return { text: `${name} died first, so ${thing} is part of what is shared here.`, source: sources.survivorship };
}
