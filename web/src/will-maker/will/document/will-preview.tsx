import { attestationId } from '@plainwill/contracts/will-data/will/attestation';
import type { WillPreview as Preview } from '@plainwill/contracts/will-data/will/will-document';
import { useId, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { willMakerPath } from '../../../shared/paths/will-maker-paths.ts';
import { SheetOfPaper } from '../../../ui/figures/sheet-of-paper.tsx';
import { classes } from '../../../ui/styles/classes.ts';
import { DraftMark } from '../draft-paper/draft-mark.tsx';
import { ChangesBar } from './changes-bar.tsx';
import { ClauseNote } from './clause-note.tsx';
import { useClauseBeingRead } from './use-clause-being-read.ts';
import { WillPages } from './will-pages.tsx';

/** For links that lead here. */
export const willHeading = 'the-will';

/** The sheet, and beside it the note on the clause that is selected, which the address names, or else being read. */
export function WillPreview({ preview }: { preview: Preview }) {
  const { document: will, changed, removed, version } = preview;
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const sheet = useRef<HTMLDivElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const goesToNote = useRef(false);
  const noteId = useId();

  const clauses = will.sections.flatMap((section) => section.clauses);
  const at = clauses.findIndex(({ id }) => id === search.get('clause'));
  const selected = clauses[at]?.id ?? null;
  const beingRead = useClauseBeingRead(sheet, note, version);
  const shown = selected ? at : clauses.findIndex(({ id }) => id === beingRead);
  const clause = clauses[shown];
  const elementOf = (id: string) => sheet.current?.querySelector<HTMLElement>(`[data-clause="${CSS.escape(id)}"]`);

  const show = (id: string | null) =>
    navigate(id ? willMakerPath('will', undefined, { clause: id }) : willMakerPath('will'), { replace: true });
  const select = (id: string) => {
    goesToNote.current = true;
    show(id);
  };
  const close = () => {
    if (selected) elementOf(selected)?.querySelector('button')?.focus({ preventScroll: true });
    show(null);
  };
  const goTo = (id: string) => {
    const element = elementOf(id);
    element?.scrollIntoView({ block: 'center' });
    const stop = element?.querySelector('button') ?? element;
    stop?.focus({ preventScroll: true });
  };

  // The note stands level with its clause if there is room beside the sheet.
  useLayoutEffect(() => {
    const element = selected && sheet.current?.querySelector(`[data-clause="${CSS.escape(selected)}"]`);
    if (!element || !sheet.current) return;
    const level = element.getBoundingClientRect().top - sheet.current.getBoundingClientRect().top;
    note.current?.style.setProperty('--level', `${level}px`);
    if (!goesToNote.current) return;
    goesToNote.current = false;
    // On a phone the note lies over the foot of the page: the clause moves up from under it.
    element.scrollIntoView({ block: 'nearest' });
    heading.current?.focus({ preventScroll: true });
  }, [selected]);

  return (
    <section
      id={willHeading}
      tabIndex={-1}
      aria-label="The will"
      className="flex scroll-mt-4 flex-col gap-4 focus-visible:shadow-none focus-visible:outline-none"
    >
      <ChangesBar
        key={version}
        changed={[...clauses.map(({ id }) => id), ...(will.attestation ? [attestationId] : [])].filter((id) =>
          changed.includes(id),
        )}
        removed={removed}
        version={version}
        onGoTo={goTo}
      />
      <div className="grid items-start gap-x-8 gap-y-4 roomy:grid-cols-[minmax(0,1fr)_20rem] print:block">
        <SheetOfPaper watermark="DRAFT" ref={sheet}>
          <div className="px-5 py-8 sm:px-14 sm:py-14">
            <DraftMark purpose={will.purpose} />
            <WillPages
              will={will}
              selected={selected}
              beingRead={selected ? null : beingRead}
              changed={changed}
              onSelect={(id) => (id === selected ? close() : select(id))}
              onClose={close}
              noteId={noteId}
            />
          </div>
        </SheetOfPaper>
        <div
          id={noteId}
          ref={note}
          className={classes(
            'sticky bottom-0 z-10 -mx-4 max-h-[60dvh] overflow-y-auto sm:mx-0 print:hidden',
            selected
              ? 'roomy:static roomy:mt-(--level) roomy:max-h-none'
              : 'max-roomy:hidden roomy:top-[22dvh] roomy:bottom-auto roomy:max-h-[75dvh] roomy:rounded-card',
          )}
        >
          {clause ? (
            <ClauseNote
              clause={clause}
              before={clauses[shown - 1]}
              after={clauses[shown + 1]}
              onSelect={select}
              onClose={selected ? close : null}
              heading={heading}
            />
          ) : (
            <p className="rounded-field bg-sage p-5 text-small text-muted">
              As you read, the reason for each clause and the answers it is based on appear here. Select a clause to
              keep its note open.
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
