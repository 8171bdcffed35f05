import type { Step } from '../answer.ts';
import { intestacySources } from '../sources.ts';
import { type Death, hasDiedFirst, hasDiedSince, type Person, takesBySurvivorship } from '../survival.ts';
import { nameOf } from './wording.ts';

/** What becomes of a thing that was owned jointly with somebody. */
export function jointStep(owner: Person, what: string, death: Death): Step {
  const isOwnersNow = takesBySurvivorship(owner, death);
  const name = nameOf(owner);
  if (isOwnersNow) {
    const since = hasDiedSince(owner) ? ` ${name} has died since, so it belongs to ${name}’s estate.` : '';
    return {
      text: `What was owned jointly with ${name} (${what}) is ${name}’s alone at once, outside these rules.${since}`,
      source: intestacySources.survivorship,
    };
  }
  if (owner.forfeits && !hasDiedFirst(owner, death))
    return {
      text: `A killing divides what was owned jointly with ${name} (${what}). Only the part of the person who died is shared here.`,
      source: intestacySources.killer,
    };
  return {
    text: `${name} died first, so what was owned jointly (${what}) is part of what is shared here.`,
    source: intestacySources.survivorship,
  };
}
