import type { Clause, CopyMark, Run, WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import { asRuns, listOf, name, plain, type Word, wording } from '../../wording/wording.ts';
import { levelId } from '../sections/residuary-level.ts';

/** A section of its own after those of the will, with one clause. */
interface CopyStatement {
  section: number;
  heading: string;
  /** The number of the clause. */
  number: string;
  /** What stands before and after the number of pages. */
  before: Run[];
  after: Run[];
}

/**
 * The last numbered words of a signing copy, on the page of the signatures: what the copy is, and what decides most of
 * it, so that no other page can be put in its place. Null where it would stand in no section.
 */
export function copyStatement(
  { sections }: WillDocument,
  { number, mark }: Omit<CopyMark, 'pageCount'>,
): CopyStatement | null {
  const last = sections.at(-1);
  if (!last) return null;
  const residue = sections.flatMap(({ clauses }) => clauses).find(({ id }) => id === levelId(0));
  const first = residue ? beneficiariesIn(residue) : [];
  const given =
    residue && first.length > 0
      ? wording` Clause ${residue.number} gives my Residuary Estate first to ${listOf(first)}.`
      : [];
  const section = last.number + 1;
  const asWritten = (sentence: Word[]) => asRuns(sentence, (id) => id);
  return {
    section,
    heading: 'THIS COPY',
    number: `${section}.1`,
    before: asWritten(wording`This will has `),
    after: asWritten(wording` pages; its copy number is ${String(number)} and its mark ${mark}.${given}`),
  };
}

const aClass = /\bmy (?:grand)?children\b/u;
const endOfSentence = /\.(?:\s|$)/u;

const gives = 'I give my Residuary Estate';

/** What a clause says from where it gives: who belongs to a class today can stand before that. */
function fromGiving(runs: readonly Run[]): Run[] {
  const at = runs.findIndex(({ text }) => text.includes(gives));
  return runs
    .slice(Math.max(0, at))
    .map((run, place) => ({ ...run, text: place === 0 ? run.text.slice(run.text.indexOf(gives)) : run.text }));
}

/** Whom a clause gives to: those named in the sentence that gives, which lists them, and the classes of children in it. */
function beneficiariesIn({ runs: all, items }: Clause): Word[][] {
  const runs = fromGiving(all);
  const end = runs.findIndex(({ style, text }) => style === 'plain' && endOfSentence.test(text));
  const sentence = end < 0 ? runs : [...runs.slice(0, end), upToEnd(runs[end] as Run)];
  return [...sentence, ...items.flat()].flatMap(({ style, text }) => {
    if (style === 'name') return [[name(text)]];
    const [children] = aClass.exec(text) ?? [];
    return children ? [[plain(children)]] : [];
  });
}

const upToEnd = ({ text, style }: Run): Run => ({ text: text.split(endOfSentence)[0] ?? '', style });
