import type { Term } from '../../content/glossary.ts';

const plain = (text: string) =>
  text
    .toLocaleLowerCase('en-GB')
    .normalize('NFKC')
    .replace(/[-‐–’']/g, ' ')
    .trim();

/** Whether every word that is searched for stands in the term's name or meaning, or begins a word there. */
export function isMatch({ name, meaning }: Term, searched: string): boolean {
  const text = ` ${plain(name)} ${plain(meaning)}`;
  return plain(searched)
    .split(/\s+/)
    .every((word) => text.includes(` ${word}`));
}
