import { glossary, type TermId } from './glossary.ts';
import type { Block, MarkedText, Page } from './page.ts';

type Piece =
  | { kind: 'plain' | 'strong'; text: string }
  | { kind: 'link'; text: string; to: string }
  | { kind: 'term'; text: string; term: TermId; after: string };

const marks =
  /\*\*(?<strong>[^*]+)\*\*|\[\[(?<term>[a-z-]+)(?:\|(?<said>[^\]]+))?\]\](?<after>[.,:;]?)|\[(?<link>[^\]]+)\]\((?<to>[^)]+)\)/g;

const isTerm = (id: string): id is TermId => id in glossary;

function marked({ strong, term, said, after = '', link, to }: Record<string, string | undefined>): Piece {
  if (strong) return { kind: 'strong', text: strong };
  if (link && to) return { kind: 'link', text: link, to };
  if (!term || !isTerm(term)) throw new Error(`The glossary has no term "${term}"`);
  return { kind: 'term', text: said ?? glossary[term].name.toLowerCase(), term, after };
}

/** The words of a page in pieces, each with what it is. */
export function parseMarkedText(text: MarkedText): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(marks)) {
    if (found.index > end) pieces.push({ kind: 'plain', text: text.slice(end, found.index) });
    pieces.push(marked(found.groups ?? {}));
    end = found.index + found[0].length;
  }
  if (end < text.length) pieces.push({ kind: 'plain', text: text.slice(end) });
  return pieces;
}

function textsOfBlock(block: Block<string>): readonly MarkedText[] {
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
export const pageTextsOf = ({ heading, lead, inShort, sections }: Page<string>): MarkedText[] => [
  heading,
  lead,
  ...inShort,
  ...sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOfBlock)]),
];

export const withoutMarks = (text: MarkedText) =>
  parseMarkedText(text)
    .map((piece) => (piece.kind === 'term' ? piece.text + piece.after : piece.text))
    .join('');

/** People read so many words a minute. */
const readingSpeed = 200;

/** How long a page takes to read, in whole minutes. */
export function minutesToRead(page: Page<string>): number {
  const count = pageTextsOf(page).join(' ').split(/\s+/).length;
  return Math.max(1, Math.round(count / readingSpeed));
}
