import { glossary, type TermId } from './glossary.ts';
import type { Words } from './page.ts';

export type Piece =
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
export function parseWords(words: Words): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of words.matchAll(marks)) {
    if (found.index > end) pieces.push({ kind: 'plain', text: words.slice(end, found.index) });
    pieces.push(marked(found.groups ?? {}));
    end = found.index + found[0].length;
  }
  if (end < words.length) pieces.push({ kind: 'plain', text: words.slice(end) });
  return pieces;
}
