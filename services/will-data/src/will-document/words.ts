import type { Run } from '@plainwill/contracts/will-data/will-document';

/** Stands for the number a clause will have; numbers exist only once every clause of the will is known. */
export interface ClauseReference {
  clause: string;
}

export type Word = Run | ClauseReference;

export const name = (text: string): Run => ({ text, style: 'name' });
export const plain = (text: string): Run => ({ text, style: 'plain' });
export const clause = (id: string): ClauseReference => ({ clause: id });

type Piece = string | Word | readonly Word[];

/** A template of a sentence: what is put in may be text, a name, a clause's number, or several of these. */
export function words(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Word[] {
  return strings.flatMap((text, at) => [plain(text), ...asWords(pieces[at] ?? '')]);
}

function asWords(piece: Piece): readonly Word[] {
  if (typeof piece === 'string') return [plain(piece)];
  return Array.isArray(piece) ? piece : [piece as Word];
}

/** `A`, `A and B`, `A, B and C`. */
export function listOf(items: readonly (readonly Word[])[], conjunction: 'and' | 'or' = 'and'): Word[] {
  return items.flatMap((item, at) => {
    if (at === 0) return [...item];
    return [plain(at === items.length - 1 ? ` ${conjunction} ` : ', '), ...item];
  });
}

/** The same people as lettered items, punctuated as one sentence. */
export const itemsOf = (items: readonly (readonly Word[])[]): Word[][] =>
  items.map((item, at) => words`${item}${at === items.length - 1 ? '.' : at === items.length - 2 ? '; and' : ';'}`);

/** Runs with references filled in, and neighbours of one style made one. */
export function asRuns(sentence: readonly Word[], numberOf: (clauseId: string) => string): Run[] {
  const runs: Run[] = [];
  for (const word of sentence) {
    const run = 'clause' in word ? plain(numberOf(word.clause)) : word;
    const last = runs.at(-1);
    if (last?.style === run.style) runs[runs.length - 1] = { ...last, text: last.text + run.text };
    else if (run.text) runs.push(run);
  }
  return runs;
}
