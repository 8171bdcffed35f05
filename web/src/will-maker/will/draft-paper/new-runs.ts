import type { Clause, Run, WillSection } from '@plainwill/contracts/will-data/will/will-document';
import { diffArrays } from 'diff';

/** A stretch of the draft, and whether it was not there before. */
export interface DraftRun extends Run {
  isNew: boolean;
}

/** A clause of the draft with what is new in it. */
export interface DraftClause extends Omit<Clause, 'runs' | 'items'> {
  runs: DraftRun[];
  items: DraftRun[][];
}

export interface DraftSection extends Omit<WillSection, 'clauses'> {
  clauses: DraftClause[];
}

type ClauseRuns = Pick<Clause, 'runs' | 'items'>;

/** Each word with the space after it, so that the words put together again are the text. */
const splitRuns = (runs: readonly Run[]): Run[] =>
  runs.flatMap((run) => (run.style === 'blank' ? [run] : splitText(run.text).map((text) => ({ ...run, text }))));

const splitText = (text: string) => text.match(/\s*\S+\s*|\s+/g) ?? [];

const isSameWord = (one: Run, other: Run) => one.style === other.style && one.text.trim() === other.text.trim();

/** The runs of a clause, word by word against those it had before; neighbours that are alike are joined again. */
function markNew(runs: readonly Run[], before: readonly Run[]): DraftRun[] {
  const marked: DraftRun[] = [];
  for (const { value, added, removed } of diffArrays(splitRuns(before), splitRuns(runs), { comparator: isSameWord })) {
    if (removed) continue;
    for (const word of value) {
      const isNew = added && word.style !== 'blank';
      const last = marked.at(-1);
      if (last && last.style === word.style && last.isNew === isNew && word.style !== 'blank') last.text += word.text;
      else marked.push({ ...word, isNew });
    }
  }
  return marked;
}

/** The clause with its new words marked; all of them where the clause itself is new. */
export function withNewRuns(clause: Clause, before: ClauseRuns | undefined): DraftClause {
  return {
    ...clause,
    runs: markNew(clause.runs, before?.runs ?? []),
    items: clause.items.map((item, index) => markNew(item, before?.items[index] ?? [])),
  };
}

export interface DraftLine {
  clause: DraftClause;
  /** 0 for how the clause begins, 1 for its item (a). */
  at: number;
  runs: readonly DraftRun[];
}

/** The clause line by line. Words that only lead to a list say nothing of an answer. */
const linesOf = (clause: DraftClause): DraftLine[] =>
  [clause.runs, ...clause.items]
    .map((runs, at) => ({ clause, at, runs }))
    .filter(({ at }) => at > 0 || clause.items.length === 0);

const isNamed = ({ style }: Run) => style === 'name';

/** The line that an answer has just written: one with a new name before the first other new words. */
export function writtenLine(clauses: readonly DraftClause[]): DraftLine | undefined {
  const lines = clauses.flatMap(linesOf);
  return (
    lines.findLast(({ runs }) => runs.some((run) => run.isNew && isNamed(run))) ??
    // Words of every will count less than words of this one.
    lines.find(({ runs }) => runs.some(({ isNew }) => isNew))
  );
}

/** The line to show where nothing is new: the first that names a person, else the first. */
export function firstLine(clauses: readonly DraftClause[]): DraftLine | undefined {
  const lines = clauses.flatMap(linesOf);
  return lines.find(({ runs }) => runs.some(isNamed)) ?? lines[0];
}

/** The line from its first new words on, where there is room for little. */
export function fromNew(runs: readonly DraftRun[]): readonly DraftRun[] {
  const at = runs.findIndex(({ isNew }) => isNew);
  return at > 0 ? [{ text: '… ', style: 'plain', isNew: false }, ...runs.slice(at)] : runs;
}

/** A section to be read, with nothing in it marked as new. */
export const asRead = (section: WillSection): DraftSection => ({
  ...section,
  clauses: section.clauses.map((clause) => withNewRuns(clause, clause)),
});
