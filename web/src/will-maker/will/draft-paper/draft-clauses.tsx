import { Heading } from 'react-aria-components/Heading';
import { Link } from 'wouter';
import { useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { Highlight } from '../../../ui/figures/highlight.tsx';
import { pathToAnswer } from '../../answer-place/path-to-answer.ts';
import type { DraftLine, DraftRun, DraftSection } from './new-runs.ts';

interface DraftClausesProps {
  sections: readonly DraftSection[];
  /** The level of the sections’ headings: one below that of the part of the page they stand in. */
  level: 3 | 4;
  /** A line is drawn from this one in the margin, down to the note below the sheet. */
  noted?: DraftLine | undefined;
}

/** From the line to the margin, and down it; the edge of the sheet cuts it off. */
const toNote =
  'relative before:absolute before:top-3 before:h-1 before:bg-butter after:absolute after:top-3 after:h-1000 after:w-1 after:bg-butter forced-colors:before:bg-[Highlight] forced-colors:after:bg-[Highlight]';
const fromClause = `${toNote} before:-left-4 before:w-3.5 after:-left-4`;
const fromItem = `${toNote} before:-left-12 before:w-3.5 after:-left-12`;

/** The words of a part of the draft: what is new in butter, what is missing as a ruled blank that leads to its question. */
export function DraftClauses({ sections, level, noted }: DraftClausesProps) {
  const mark = ({ id }: { id: string }, at: number) =>
    noted?.clause.id === id && noted.at === at
      ? { 'data-noted': true, className: at === 0 ? fromClause : fromItem }
      : {};
  return sections.map(({ key, number, heading, clauses }) => (
    <section key={key} translate="no" className="flex flex-col gap-2 not-first:mt-5">
      <Heading level={level} className="font-semibold tracking-wide text-deeper">
        {number}. {heading}
      </Heading>
      {clauses.map((clause) => (
        <div key={clause.id}>
          <p {...mark(clause, 0)}>
            {clause.number} <Runs runs={clause.runs} />
          </p>
          {clause.items.length > 0 && (
            <ol className="mt-1 flex flex-col gap-1 [counter-reset:item]">
              {clause.items.map((item, index) => (
                <li
                  key={index}
                  className="grid grid-cols-[2rem_minmax(0,1fr)] [counter-increment:item] before:content-['('counter(item,lower-alpha)')']"
                >
                  <span {...mark(clause, index + 1)}>
                    <Runs runs={item} />
                  </span>
                </li>
              ))}
            </ol>
          )}
        </div>
      ))}
    </section>
  ));
}

interface RunsProps {
  runs: readonly DraftRun[];
  /** Within a control, which may hold no other. */
  isWithoutLinks?: boolean;
}

/** A stretch of the draft. */
export function Runs({ runs, isWithoutLinks = false }: RunsProps) {
  return runs.map((run, index) => {
    if (run.style === 'blank') return isWithoutLinks ? <BlankRule key={index} /> : <Blank key={index} run={run} />;
    const text = run.style === 'name' ? <strong>{run.text}</strong> : run.text;
    return run.isNew ? <Highlight key={index}>{text}</Highlight> : <span key={index}>{text}</span>;
  });
}

const rule = 'inline-block min-w-28 border-b-2 border-field align-baseline';

const BlankRule = () => <span className={rule}>{'\u00a0'}</span>;

function Blank({ run: { place } }: { run: DraftRun }) {
  const testatorRecord = useTestatorRecord();
  if (!place) return <BlankRule />;
  return (
    <Link to={pathToAnswer(place, testatorRecord)} className={`${rule} hover:border-deep hover:bg-sage`}>
      {'\u00a0'}
      <span className="sr-only">Not answered yet: go to the question</span>
    </Link>
  );
}
