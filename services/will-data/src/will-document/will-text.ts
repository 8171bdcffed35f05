import type { Run, WillDocument } from '@plainwill/contracts/will-data/will-document';
import { letterOf } from './phrases.ts';

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
