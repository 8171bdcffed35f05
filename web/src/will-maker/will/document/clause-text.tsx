import type { Clause, Run } from '@plainwill/contracts/will-data/will/will-document';
import type { ReactNode } from 'react';
import { useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { classes } from '../../../ui/styles/classes.ts';
import { titleOfPlace } from '../checks/finding-model.ts';

/** A stretch of the will's text. */
function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map((run, index) => {
    if (run.style === 'blank') return <Blank key={index} run={run} />;
    return run.style === 'name' ? <strong key={index}>{run.text}</strong> : <span key={index}>{run.text}</span>;
  });
}

/** A ruled line where an answer is missing. */
function Blank({ run: { place } }: { run: Run }) {
  const testatorRecord = useTestatorRecord();
  return (
    <span className="inline-block min-w-28 border-b-2 border-field">
      {'\u00a0'}
      <span className="sr-only">blank{place && `: ${titleOfPlace(place, testatorRecord)}`}</span>
    </span>
  );
}

/** (a) to (z), then (aa): how the items of a clause are lettered. */
function letterOf(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter;
}

interface ClauseTextProps {
  clause: Clause;
  isSelected: boolean;
  /** Since the testator last looked. */
  isChanged: boolean;
  onSelect: () => void;
  noteId: string;
}

export const changedLabel = 'Changed since you last looked';

/** The mark of a change, on an element with `data-changed`. */
export const changedClasses =
  'before:absolute before:inset-y-1.5 before:-left-1.5 before:w-1 before:rounded-full before:bg-clay sm:before:-left-3 print:before:hidden after:order-first after:basis-full after:font-text after:text-small after:font-semibold after:text-clay after:content-[attr(data-changed)] print:after:hidden';

/**
 * A clause of the will. Its number is the button that explains it; a click anywhere on its words does the same. The mark
 * of a change stands in the margin and is no text of the page, which says what the will says and nothing else.
 */
export function ClauseText({ clause, isSelected, isChanged, onSelect, noteId }: ClauseTextProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the number is the way in for keyboards and screen readers
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <div
      data-clause={clause.id}
      data-changed={isChanged ? changedLabel : undefined}
      onClick={() => hasNoSelection() && onSelect()}
      className={classes(
        'relative -mx-2 flex scroll-mb-[62dvh] scroll-mt-24 roomy:scroll-mb-4 cursor-pointer flex-wrap gap-x-3 rounded-paper px-2 break-inside-avoid transition-colors',
        !isSelected && 'hover:bg-paper',
        isChanged && changedClasses,
      )}
    >
      <button
        type="button"
        aria-expanded={isSelected}
        aria-controls={isSelected ? noteId : undefined}
        aria-description={isChanged ? `${changedLabel}. Why this is here` : 'Why this is here'}
        onClick={(event) => {
          event.stopPropagation();
          onSelect();
        }}
        className="-m-1 h-fit min-h-9 min-w-11 shrink-0 cursor-pointer rounded-paper p-1 text-left font-semibold text-deep underline decoration-field decoration-dotted underline-offset-4"
      >
        {clause.number}
      </button>{' '}
      <div className="min-w-0 flex-1">
        <p className="inline">
          <Highlight isOn={isSelected}>
            <Runs runs={clause.runs} />
          </Highlight>
        </p>
        {clause.items.map((item, index) => (
          <p key={letterOf(index)} className="mt-2 flex gap-3">
            <span className="shrink-0">({letterOf(index)})</span>{' '}
            <span>
              <Highlight isOn={isSelected}>
                <Runs runs={item} />
              </Highlight>
            </span>
          </p>
        ))}
      </div>
    </div>
  );
}

function Highlight({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  return isOn ? (
    <mark className="box-decoration-clone bg-butter px-0.5 text-ink print:bg-transparent">{children}</mark>
  ) : (
    children
  );
}

/** A drag over the words to copy them is not a click on them. */
const hasNoSelection = () => window.getSelection()?.isCollapsed ?? true;
