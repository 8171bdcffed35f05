/** Lower-case words and numbers, without accents and apostrophes: people type `st pauls`. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/[\p{M}'’]/gu, '');
  return [...new Set(plain.toLowerCase().match(/[\p{L}\d]+/gu) ?? [])];
}

/** Whether it is a word, which may be unfinished or mistyped, and not a number. */
export const isOfLetters = (word: string) => /^\p{L}+$/u.test(word);
