import type { AnswerPlace } from '@plainwill/contracts/will-data/will/answer-place';
import type { Run } from '@plainwill/contracts/will-data/will/will-document';

/** Stands for the number a clause will have; numbers exist only once every clause of the will is known. */
export interface ClauseReference {
  clause: string;
}

export type Word = Run | ClauseReference;

export const name = (text: string): Run => ({ text, style: 'name' });
export const plain = (text: string): Run => ({ text, style: 'plain' });
/** A gap in a draft, for the answer that is given at `place`. */
export const blank = (place: AnswerPlace): Run => ({ text: '', style: 'blank', place });
export const clause = (id: string): ClauseReference => ({ clause: id });

type Piece = string | Word | readonly Word[];

/** A template of a sentence: what is put in may be text, a name, a clause's number, or several of these. */
export function wording(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Word[] {
  const sentence: Word[] = [];
  for (const [at, text] of strings.entries()) {
    if (text !== '') sentence.push(plain(text));
    const piece = pieces[at] ?? '';
    if (typeof piece !== 'string') sentence.push(...(Array.isArray(piece) ? piece : [piece as Word]));
    else if (piece !== '') sentence.push(plain(piece));
  }
  return sentence;
}

/** `A`, `A and B`, `A, B and C`. */
export function listOf(items: readonly (readonly Word[])[], conjunction: 'and' | 'or' = 'and'): Word[] {
  const joined: Word[] = [];
  for (const [at, item] of items.entries()) {
    if (at > 0) joined.push(plain(at === items.length - 1 ? ` ${conjunction} ` : ', '));
    joined.push(...item);
  }
  return joined;
}

/** The same people as lettered items, punctuated as one sentence. */
export const itemsOf = (items: readonly (readonly Word[])[]): Word[][] =>
  items.map((item, at) => wording`${item}${at === items.length - 1 ? '.' : at === items.length - 2 ? '; and' : ';'}`);

/** Clauses that follow one another: "clause 4.2", "clauses 4.2 and 4.3", "clauses 4.2 to 4.5". */
export function clauseNumbers([first = '', ...others]: readonly string[]): Word[] {
  const last = others.at(-1);
  if (!last) return wording`clause ${clause(first)}`;
  return wording`clauses ${clause(first)} ${others.length === 1 ? 'and' : 'to'} ${clause(last)}`;
}

/** Runs with references filled in, and neighbours of one style made one. */
export function asRuns(sentence: readonly Word[], numberOf: (clauseId: string) => string): Run[] {
  const runs: Run[] = [];
  for (const word of sentence) {
    let run = 'clause' in word ? plain(numberOf(word.clause)) : word;
    const last = runs.at(-1);
    // A name such as "RESCUE INC." ends a sentence by itself.
    if (last?.text.endsWith('.') && /^\.(?!\.)/u.test(run.text)) run = { ...run, text: run.text.slice(1) };
    if (run.style === 'blank') runs.push(run);
    else if (last?.style === run.style) last.text += run.text;
    else if (run.text) runs.push({ ...run });
  }
  return runs;
}
