import type { AnswerPart } from '@plainwill/contracts/will-data/will/answer-place';
import type { Clause } from '@plainwill/contracts/will-data/will/will-document';
import { textOf } from '../will/composition/will-text.ts';
import { compared } from '../will/people/same-person.ts';
import type { SignedCopy } from './known.ts';

type Document = SignedCopy['document'];

const numbersOf = ({ sections }: Document, isConcerned: (clause: Clause) => boolean) =>
  sections.flatMap(({ clauses }) => clauses.filter(isConcerned).map(({ number }) => number));

const wordsIn = (text: string) => ` ${compared(text.replace(/[^\p{L}\p{N}]+/gu, ' '))} `;

// Several names are sought in each clause, and to fold its text takes far longer than to look.
const foldedClauses = new WeakMap<Clause, string>();

function wordsOf(clause: Clause): string {
  const known = foldedClauses.get(clause) ?? wordsIn([clause.runs, ...clause.items].map(textOf).join(' '));
  foldedClauses.set(clause, known);
  return known;
}

/** The clauses whose text has this name in it. */
export function clausesNaming(document: Document, name: string): string[] {
  const sought = wordsIn(name);
  return sought.trim() === '' ? [] : numbersOf(document, (clause) => wordsOf(clause).includes(sought));
}

/** The clauses made from the answers of some rows: gifts, or the children who have guardians. */
export const clausesFrom = (document: Document, ofPart: AnswerPart, ids: readonly string[]) =>
  numbersOf(document, ({ answers }) =>
    answers.some(({ part, recordId }) => part === ofPart && recordId !== null && ids.includes(recordId)),
  );

/** The clauses whose id begins with one of these. */
export const clausesCalled = (document: Document, ...beginnings: string[]) =>
  numbersOf(document, ({ id }) => beginnings.some((beginning) => id.startsWith(beginning)));

/** Several lists of clauses as one, in the order printed. */
export function inOrder(document: Document, ...lists: readonly string[][]): string[] {
  const wanted = new Set(lists.flat());
  return numbersOf(document, ({ number }) => wanted.has(number));
}
