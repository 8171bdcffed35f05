import type { ReviewFile } from '@plainwill/contracts/will-data/review/review-desk';
import type { Clause, Run } from '@plainwill/contracts/will-data/will/will-document';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Card } from '../../../ui/layout/page-layout.tsx';
import { classes } from '../../../ui/styles/classes.ts';
import type { ReviewActs } from './use-desk.ts';

const Runs = ({ runs }: { runs: readonly Run[] }) =>
  runs.map((run, at) =>
    run.style === 'name' ? <strong key={at}>{run.text}</strong> : <span key={at}>{run.text}</span>,
  );

interface WillPaneProps {
  file: ReviewFile;
  acts: ReviewActs;
  chosenId: string;
  onChoose: (id: string) => void;
}

/** The will as it prints, clause by clause; the chosen one is what answers and comments are about. */
export function WillPane({ file, acts, chosenId, onChoose }: WillPaneProps) {
  const { document } = file;
  return (
    <Card>
      <h2 className="heading text-lead">{document.title}</h2>
      {document.sections.map(({ key, number, heading, clauses }) => (
        <section key={key} aria-label={heading} className="flex flex-col gap-1">
          <h3 className="font-semibold">
            {number} {heading}
          </h3>
          {clauses.map((clause) => (
            <ClauseRow
              key={clause.id}
              clause={clause}
              isChosen={clause.id === chosenId}
              onChoose={() => onChoose(clause.id)}
              file={file}
              acts={acts}
            />
          ))}
        </section>
      ))}
      <section aria-label="Signatures" className="flex flex-col gap-1">
        <h3 className="font-semibold">SIGNATURES</h3>
        <p className="will-text">{document.attestation}</p>
      </section>
    </Card>
  );
}

interface ClauseRowProps {
  clause: Clause;
  isChosen: boolean;
  onChoose: () => void;
  file: ReviewFile;
  acts: ReviewActs;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

function ClauseRow({ clause, isChosen, onChoose, file, acts }: ClauseRowProps) {
  const { id, number, runs, items } = clause;
  const tickKey = file.clauseTickKeys[id];
  const isRead = tickKey !== undefined && file.ticks.includes(tickKey);
  const comments = file.comments.filter(({ clauseId, struckAt }) => clauseId === id && !struckAt).length;
  return (
    <div
      id={`clause-${id}`}
      className={classes('flex scroll-my-24 gap-3 rounded-paper px-2 py-1.5', isChosen && 'bg-butter/40')}
    >
      <button
        type="button"
        aria-pressed={isChosen}
        aria-label={`Clause ${number}: see its answers and comments`}
        onClick={onChoose}
        className="h-fit min-h-9 min-w-11 shrink-0 cursor-pointer rounded-paper text-left font-semibold text-deep underline decoration-field decoration-dotted underline-offset-4"
      >
        {number}
      </button>
      <div translate="no" className="will-text min-w-0 flex-1 wrap-anywhere">
        <p>
          <Runs runs={runs} />
        </p>
        {items.map((item, at) => (
          <p key={letters[at] ?? at} className="mt-2 flex gap-3">
            <span className="shrink-0">({letters[at % 26]})</span>
            <span>
              <Runs runs={item} />
            </span>
          </p>
        ))}
        {comments > 0 && (
          <p className="font-text text-small text-muted">{comments === 1 ? '1 comment' : `${comments} comments`}</p>
        )}
      </div>
      {file.isHeldByMe && tickKey && (
        <Checkbox
          label={<span className="sr-only">Clause {number} is read</span>}
          isSelected={isRead}
          onChange={(isTicked) => acts.tick.mutate({ number: file.row.number, tickKey, isTicked })}
        />
      )}
    </div>
  );
}
