import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

/** Pupils in the first year that the formula knows turn six in it. */
const ageBeforeFirstYear = 5;
/** Labels and names in tables are no sentences, and would make a page look easier than it is. */
const shortestSentence = 5;

const wordsIn = (sentence: string) => sentence.match(/\p{L}[\p{L}’-]*/gu) ?? [];

/** How old a reader has to be to follow the sentences in these pieces of writing, by the formula of Flesch and Kincaid. */
export function readingAge(pieces: readonly string[]): number {
  const sentences = pieces
    .flatMap((piece) => piece.split(/(?<=[.!?:][”"]?)\s+/))
    .map(wordsIn)
    .filter(({ length }) => length >= shortestSentence);
  const words = sentences.flat();
  return (
    fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllable(words.join(' ')) }) +
    ageBeforeFirstYear
  );
}
