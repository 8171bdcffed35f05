import { attestationId } from '@plainwill/contracts/will-data/will/attestation';
import type { WillDocument, WillSection } from '@plainwill/contracts/will-data/will/will-document';
import type { KeyboardEvent } from 'react';
import { inSheets, type Sheet } from '../../../shared/will-sheets/in-sheets.ts';
import { NumberedSheet, OnSheet } from '../../../shared/will-sheets/numbered-sheet.tsx';
import { classes } from '../../../ui/styles/classes.ts';
import { DraftMark } from '../draft-paper/draft-mark.tsx';
import { ClauseText, changedClasses, changedLabel } from './clause-text.tsx';

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Moves the focus among the elements that `selector` finds, from the one that has it. */
function goByKey(event: KeyboardEvent<HTMLElement>, selector: string): void {
  const step = steps[event.key];
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  if (!step || at < 0) return;
  event.preventDefault();
  stops[step(at, stops.length - 1)]?.focus();
}

interface WillPagesProps {
  will: WillDocument;
  selected: string | null;
  changed: readonly string[];
  onSelect: (clauseId: string) => void;
  onClose: () => void;
  noteId: string;
}

/** The will's own words on sheets, in the order of the paper. Arrow keys go from one clause's number to the next. */
export function WillPages({ will, selected, changed, onSelect, onClose, noteId }: WillPagesProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') onClose();
    else goByKey(event, '[data-clause] button');
  };
  const sheets = inSheets(will.sections);
  return (
    <article
      data-will-document
      translate="no"
      onKeyDown={onKeyDown}
      className="flex flex-col gap-3 sm:gap-8 print:block"
    >
      {sheets.map((parts, at) => (
        <NumberedSheet key={sheetKey(parts)} number={at + 1} count={sheets.length} watermark="DRAFT">
          {at === 0 && (
            <OnSheet>
              <DraftMark purpose={will.purpose} />
              <h3 className="mx-auto mb-4 max-w-form text-center text-lead text-balance font-semibold tracking-wide text-deeper">
                {will.title}
              </h3>
            </OnSheet>
          )}
          {parts.map(({ key, number, heading, clauses, isContinued }) => (
            <section key={key}>
              {!isContinued && (
                <OnSheet>
                  <h4 className="mt-3 font-semibold tracking-wide break-after-avoid text-deeper">
                    {number}. {heading}
                  </h4>
                </OnSheet>
              )}
              {clauses.map((clause) => (
                <OnSheet
                  key={clause.id}
                  note={<MarginNote isCovered={clause.id === selected}>{clause.explanation}</MarginNote>}
                >
                  <ClauseText
                    clause={clause}
                    isSelected={clause.id === selected}
                    isChanged={changed.includes(clause.id)}
                    onSelect={() => onSelect(clause.id)}
                    noteId={noteId}
                  />
                </OnSheet>
              ))}
            </section>
          ))}
          {at === sheets.length - 1 && <Ending will={will} isChanged={changed.includes(attestationId)} />}
        </NumberedSheet>
      ))}
    </article>
  );
}

const sheetKey = (parts: Sheet<WillSection>) => parts[0]?.clauses[0]?.id ?? '';

interface MarginNoteProps {
  /** The whole note on the clause is open and lies over this one, which keeps its room. */
  isCovered: boolean;
  children: string;
}

/** Why a clause is there, in the margin. On a narrow screen the note that opens says so. */
const MarginNote = ({ isCovered, children }: MarginNoteProps) => (
  <p
    data-margin-note
    translate="yes"
    className={classes(
      'relative mt-3.5 self-start border-l-4 border-butter py-1 pl-4 text-small max-lg:hidden before:absolute before:top-3 before:right-full before:h-0.5 before:w-16 before:bg-butter print:hidden',
      isCovered && 'invisible',
    )}
  >
    <span className="sr-only">Why this is here: </span>
    {children}
  </p>
);

const Ending = ({ will: { dated, attestation }, isChanged }: { will: WillDocument; isChanged: boolean }) => (
  <OnSheet>
    <p className="mt-4">{dated}</p>
    {attestation && (
      <div
        data-clause={attestationId}
        data-changed={isChanged ? changedLabel : undefined}
        tabIndex={-1}
        className={classes('relative -mx-2 mt-4 flex scroll-mt-24 flex-wrap px-2', isChanged && changedClasses)}
      >
        <p>{attestation}</p>
      </div>
    )}
  </OnSheet>
);
