import type { Block, Page, Words } from './page.ts';
import { parseWords } from './parse-words.ts';

function wordsOfBlock(block: Block<string>): readonly Words[] {
  if (typeof block === 'string') return [block];
  if ('list' in block) return block.list;
  if ('steps' in block) return block.steps.flatMap(({ title, text }) => [title, text]);
  if ('cards' in block) return block.cards.flatMap(({ title, text }) => [title, text]);
  if ('table' in block) return [block.table.caption, ...block.table.rows.flat()];
  if ('warning' in block) return [block.title, block.warning];
  if ('example' in block) return [block.title, ...block.example];
  return [block.caption];
}

/** Every piece of writing on a page, in its order, with its marks. */
export const wordsOf = ({ heading, lead, inShort, sections }: Page<string>): Words[] => [
  heading,
  lead,
  ...inShort,
  ...sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(wordsOfBlock)]),
];

export const withoutMarks = (words: Words) =>
  parseWords(words)
    .map((piece) => (piece.kind === 'term' ? piece.text + piece.after : piece.text))
    .join('');

const wordsAMinute = 200;

/** How long a page takes to read, in whole minutes. */
export function minutesToRead(page: Page<string>): number {
  const count = wordsOf(page).join(' ').split(/\s+/).length;
  return Math.max(1, Math.round(count / wordsAMinute));
}
