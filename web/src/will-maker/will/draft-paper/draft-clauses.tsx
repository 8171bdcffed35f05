import { Heading } from 'react-aria-components/Heading';
import { Link } from 'wouter';
import { useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { Highlight } from '../../../ui/figures/highlight.tsx';
import { pathToAnswer } from '../../answer-place/path-to-answer.ts';
import type { DraftRun, DraftSection } from './new-runs.ts';

interface DraftClausesProps {
  sections: readonly DraftSection[];
  /** The level of the sections’ headings: one below that of the part of the page they stand in. */
  level: 3 | 4;
}

/** The words of a part of the draft: what is new in butter, what is missing as a ruled blank that leads to its question. */
export function DraftClauses({ sections, level }: DraftClausesProps) {
  return sections.map(({ key, number, heading, clauses }) => (
    <section key={key} translate="no" className="flex flex-col gap-2 not-first:mt-5">
      <Heading level={level} className="font-semibold tracking-wide text-deeper">
        {number}. {heading}
      </Heading>
      {clauses.map((clause) => (
        <div key={clause.id} className="wrap-anywhere">
          <p>
            {clause.number} <Runs runs={clause.runs} />
          </p>
          {clause.items.length > 0 && (
            <ol className="mt-1 flex flex-col gap-1 [counter-reset:item]">
              {clause.items.map((item, index) => (
                <li
                  key={index}
                  className="grid grid-cols-[2rem_minmax(0,1fr)] [counter-increment:item] before:content-['('counter(item,lower-alpha)')']"
                >
                  <span>
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

/** A stretch of the draft. */
export function Runs({ runs }: { runs: readonly DraftRun[] }) {
  return runs.map((run, index) => {
    if (run.style === 'blank') return <Blank key={index} run={run} />;
    const text = run.style === 'name' ? <strong>{run.text}</strong> : run.text;
    return run.isNew ? <Highlight key={index}>{text}</Highlight> : <span key={index}>{text}</span>;
  });
}

const rule = 'inline-block min-w-28 border-b-2 border-field align-baseline';

function Blank({ run: { place } }: { run: DraftRun }) {
  const testatorRecord = useTestatorRecord();
  if (!place) return <span className={rule}>{'\u00a0'}</span>;
  return (
    <Link to={pathToAnswer(place, testatorRecord)} className={`${rule} hover:border-deep hover:bg-sage`}>
      {'\u00a0'}
      <span className="sr-only">Not answered yet: go to the question</span>
    </Link>
  );
}
