/** "Librarian · married": where a line ends among them, the dot stays with what it follows. */
export const withDots = (words: readonly (string | undefined | null | false)[]): string =>
  words.filter(Boolean).join('\u00a0· ');
