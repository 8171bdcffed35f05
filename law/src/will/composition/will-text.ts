import type { Run, WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import { letterOf } from '../../wording/phrases.ts';
import { copyStatement } from './copy-statement.ts';

/** Where something is written by hand. */
export const blank = '______';

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
    ...copyLines(document),
    document.dated,
    ...(document.attestation ? [document.attestation] : []),
    ...document.signatures.flatMap(({ who, markBox, labels, printedName }) => [
      who,
      ...(markBox ? [markBox] : []),
      ...labels,
      ...(printedName ? [printedName] : []),
    ]),
  ];
}

function copyLines(document: WillDocument): string[] {
  const statement = document.copy && copyStatement(document, document.copy);
  if (!document.copy || !statement) return [];
  const { section, heading, number, before, after } = statement;
  return [`${section}. ${heading}`, `${number} ${textOf(before)}${document.copy.pageCount}${textOf(after)}`];
}
