/** Text on one line with single spaces, as a clause prints it. */
export const tidy = (text: string) => (text === '' ? text : text.replace(/\s+/gu, ' ').trim());

// Begins only where a row of them begins, so that a long row that ends nothing is not read again from each of its places.
const lastStops = /(?<![\s.,;:])[\s.,;:]+$/u;

/** What somebody typed, to stand at the end of a sentence of ours: their own full stop or comma would double it. */
export const asEnding = (typed: string) => (typed === '' ? typed : tidy(typed).replace(lastStops, ''));

/** Typed words as the end of a sentence: closed by a full stop unless they close themselves. */
export function sentenceEnd(typed: string): string {
  const words = asEnding(typed);
  return /[!?…]$/u.test(words) ? words : `${words}.`;
}

const twoStops = /(?<!\.)\.\.(?!\.)/gu;

/** A sentence that ends in a name with a full stop of its own, as `Rescue Inc.`, has one. */
export const withOneStop = (sentence: string) => sentence.replace(twoStops, '.');

export const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

/** `a` to `z`, then `aa`: the letter of a list item. */
export function letterOf(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter;
}
