import { folded } from '@plainwill/contracts/shared/folded';

/** Lower-case words and numbers, without accents and apostrophes: people type `st pauls`. */
export function tokensOf(text: string): string[] {
  return [
    ...new Set(
      folded(text)
        .replaceAll("'", '')
        .match(/[\p{L}\d]+/gu) ?? [],
    ),
  ];
}

/** A token of letters is a word, which may be unfinished or mistyped, and not a number. */
export const isOfLetters = (word: string) => /^\p{L}+$/u.test(word);

const minLength = 4;
const maxLength = 20;

/**
 * A word, and what is left of it without each one of its letters. Two words that are one slip of the fingers apart have
 * one of these in common, so an index of them finds the word that was meant; likeness by trigrams would not, for York
 * and Yrok share none but the first. Short words have none: too many others are near.
 */
export function formsOf(word: string): string[] {
  const letters = [...word];
  if (letters.length < minLength || letters.length > maxLength) return [];
  return [...new Set([word, ...letters.map((_, index) => letters.toSpliced(index, 1).join(''))])];
}

/** A letter more, a letter less, another letter, or two neighbours changed round make one word of the other. */
export function areOneLetterApart(one: string, other: string): boolean {
  const [short, long] = [[...one], [...other]].sort((a, b) => a.length - b.length) as [string[], string[]];
  if (long.length - short.length > 1 || one === other) return false;
  const first = long.findIndex((letter, index) => letter !== short[index]);
  const rest = (letters: string[], from: number) => letters.slice(from).join('');
  if (short.length < long.length) return rest(short, first) === rest(long, first + 1);
  if (rest(short, first + 1) === rest(long, first + 1)) return true;
  const isSwapped = short[first] === long[first + 1] && short[first + 1] === long[first];
  return isSwapped && rest(short, first + 2) === rest(long, first + 2);
}
