import type { Run, WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import { letterOf } from '../language/phrases.ts';

/** Where something is written by hand. */
export const blank = '______';

/** The will as it is signed: the date is filled in by hand, in words, on the day (Children Act 1989, s.5(5)). */
export const forSigning = (document: WillDocument): WillDocument => ({
  ...document,
  dated: `Dated this ${blank} day of ${blank} two thousand and ${blank}`,
});

export const textOf = (runs: readonly Run[]) => runs.map((run) => run.text).join('');

/** The will as lines of plain text: what the page, the PDF and the text file all say, in this order. */
export function willText(document: WillDocument): string[] {
  return [
    document.title,
    ...document.sections.flatMap((section) => [
      `${section.number}. ${section.heading}`,
      ...section.clauses.flatMap((clause) => [
        `${clause.number} ${textOf(clause.runs)}`,
        ...clause.items.map((item, at) => `(${letterOf(at)}) ${textOf(item)}`),
      ]),
    ]),
    document.dated,
    document.attestation,
    ...document.signatures.flatMap(({ who, labels }) => [who, ...labels]),
  ];
}
