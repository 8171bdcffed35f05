import { attestationId } from '@plainwill/contracts/will-data/will/attestation';
import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import type { KeyboardEvent } from 'react';
import { classes } from '../../../ui/styles/classes.ts';
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
  /** The clause at reading height, while none is selected. */
  beingRead?: string | null;
  changed: readonly string[];
  onSelect: (clauseId: string) => void;
  onClose: () => void;
  noteId: string;
}

/** The will's own words, in the order of the paper. Arrow keys go from one clause's number to the next. */
export function WillPages({ will, selected, beingRead, changed, onSelect, onClose, noteId }: WillPagesProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') onClose();
    else goByKey(event, '[data-clause] button');
  };
  const isSignedOtherwise = changed.includes(attestationId);
  return (
    <article data-will-document translate="no" onKeyDown={onKeyDown} className="will-text flex flex-col gap-4">
      <h3 className="mx-auto max-w-form text-center text-lead text-balance font-semibold tracking-wide text-deeper">
        {will.title}
      </h3>
      {will.sections.map((section) => (
        <section key={section.key} className="mt-3 flex flex-col gap-1">
          <h4 className="mb-1 font-semibold tracking-wide break-after-avoid text-deeper">
            {section.number}. {section.heading}
          </h4>
          {section.clauses.map((clause) => (
            <ClauseText
              key={clause.id}
              clause={clause}
              isSelected={clause.id === selected}
              isBeingRead={clause.id === beingRead}
              isChanged={changed.includes(clause.id)}
              onSelect={() => onSelect(clause.id)}
              noteId={noteId}
            />
          ))}
        </section>
      ))}
      <p className="mt-6">{will.dated}</p>
      {will.attestation && (
        <div
          data-clause={attestationId}
          data-changed={isSignedOtherwise ? changedLabel : undefined}
          tabIndex={-1}
          className={classes('relative -mx-2 flex scroll-mt-24 flex-wrap px-2', isSignedOtherwise && changedClasses)}
        >
          <p>{will.attestation}</p>
        </div>
      )}
    </article>
  );
}
