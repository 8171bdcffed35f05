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

interface DraftLine {
  clause: DraftClause;
  runs: readonly DraftRun[];
}

/** The line that says best what changed last: one with a new name before any other new words, else how it begins. */
export function newestLine(clauses: readonly DraftClause[]): DraftLine | undefined {
  const lines = clauses.flatMap((clause) => [clause.runs, ...clause.items].map((runs) => ({ clause, runs })));
  const hasNew = ({ runs }: DraftLine) => runs.some(({ isNew }) => isNew);
  const hasNewName = ({ runs }: DraftLine) => runs.some(({ isNew, style }) => isNew && style === 'name');
  return lines.findLast(hasNewName) ?? lines.findLast(hasNew) ?? lines[0];
}

/** A section to be read, with nothing in it marked as new. */
export const asRead = (section: WillSection): DraftSection => ({
  ...section,
  clauses: section.clauses.map((clause) => withNewRuns(clause, clause)),
});
