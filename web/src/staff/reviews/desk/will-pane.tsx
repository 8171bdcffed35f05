import type { ReviewFile } from '@plainwill/contracts/will-data/review/review-desk';
import type { ClauseChange } from '@plainwill/contracts/will-data/will/signing-copies';
import type { Clause, Run } from '@plainwill/contracts/will-data/will/will-document';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { SheetOfPaper } from '../../../ui/figures/sheet-of-paper.tsx';
import { classes } from '../../../ui/styles/classes.ts';
import { changesByClause, isRead } from './clause-state.ts';
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

/** The will as it prints, clause by clause; the chosen one is what answers, checks and comments are about. */
export function WillPane({ file, acts, chosenId, onChoose }: WillPaneProps) {
  const { document } = file;
  const changes = changesByClause(file);
  const addedUnder = (heading: string) =>
    [...changes.values()].filter((change) => change.kind === 'added' && change.heading === heading);
  return (
    <SheetOfPaper>
      <div className="flex flex-col gap-6 px-3 py-8 sm:px-8 sm:py-12">
        <h2 translate="no" className="will-text text-center text-lead font-bold wrap-anywhere">
          {document.title}
        </h2>
        {document.sections.map(({ key, number, heading, clauses }) => (
          <section key={key} aria-label={heading} className="flex flex-col gap-1">
            <h3 className="will-text px-2 font-bold">
              {number} {heading}
            </h3>
            {clauses.map((clause) => (
              <ClauseRow
                key={clause.id}
                clause={clause}
                change={changes.get(clause.id)}
                isChosen={clause.id === chosenId}
                onChoose={() => onChoose(clause.id)}
                file={file}
                acts={acts}
              />
            ))}
            {addedUnder(heading).map((change) => (
              <ChangedClause key={change.clauseId} change={change} />
            ))}
          </section>
        ))}
        <section aria-label="Signatures" className="flex flex-col gap-1 px-2">
          <h3 className="will-text font-bold">SIGNATURES</h3>
          <p className="will-text">{document.attestation}</p>
        </section>
      </div>
    </SheetOfPaper>
  );
}

const changeTitles: Record<ClauseChange['kind'], (number: string) => string> = {
  added: (number) => `New clause ${number}. It now says:`,
  changed: () => 'Changed since you read it. It now says:',
  removed: () => 'Removed since you read it.',
};

const ChangedClause = ({ change: { kind, number, after } }: { change: ClauseChange }) => (
  <div className="mt-2 border-l-4 border-butter bg-butter-pale px-3 py-2">
    <p className="font-text text-small font-semibold">{changeTitles[kind](number)}</p>
    {after && (
      <p translate="no" className="will-text whitespace-pre-line wrap-anywhere">
        {after}
      </p>
    )}
  </div>
);

interface ClauseRowProps {
  clause: Clause;
  change: ClauseChange | undefined;
  isChosen: boolean;
  onChoose: () => void;
  file: ReviewFile;
  acts: ReviewActs;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

function ClauseRow({ clause, change, isChosen, onChoose, file, acts }: ClauseRowProps) {
  const { id, number, runs, items } = clause;
  const tickKey = file.clauseTickKeys[id];
  const comments = file.comments.filter(({ clauseId, struckAt }) => clauseId === id && !struckAt).length;
  return (
    <div
      id={`clause-${id}`}
      className={classes(
        'flex scroll-mt-8 scroll-mb-40 gap-x-3 rounded-paper px-2 py-1.5 max-sm:flex-wrap max-sm:justify-between',
        isChosen && 'bg-butter-pale',
      )}
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
      <div translate="no" className="will-text min-w-0 flex-1 wrap-anywhere max-sm:order-last max-sm:basis-full">
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
        {change && <ChangedClause change={change} />}
      </div>
      {file.isHeldByMe && tickKey && (
        <Checkbox
          label={<span className="sr-only">Clause {number} is read</span>}
          isSelected={isRead(file, clause)}
          onChange={(isTicked) => acts.tick.mutate({ number: file.row.number, tickKey, isTicked })}
        />
      )}
    </div>
  );
}
