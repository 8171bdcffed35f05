import { attestationId } from '@plainwill/contracts/will-data/will/attestation';
import type { WillPreview as Preview } from '@plainwill/contracts/will-data/will/will-document';
import { useId, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { willMakerPath } from '../../../shared/paths/will-maker-paths.ts';
import { ChangesBar } from './changes-bar.tsx';
import { ClauseNote } from './clause-note.tsx';
import { WillPages } from './will-pages.tsx';

/** For links that lead here. */
export const willHeading = 'the-will';
const afterClauses = 'after-the-clauses';

/** The sheets with a note on each clause in the margin, and over it the whole note on the clause that the address names. */
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
  const clause = clauses[at];
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

  // The note lies level with its clause in the margin, if there is one, and ends with the will.
  useLayoutEffect(() => {
    const element = selected && sheet.current?.querySelector(`[data-clause="${CSS.escape(selected)}"]`);
    if (!element || !sheet.current || !note.current) return;
    const { top, height } = sheet.current.getBoundingClientRect();
    const level = Math.min(element.getBoundingClientRect().top - top, height - note.current.offsetHeight);
    note.current.style.setProperty('--level', `${level}px`);
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
      data-printed-will
      className="flex scroll-mt-4 flex-col gap-4 focus-visible:shadow-none focus-visible:outline-none"
    >
      <a
        href={`#${afterClauses}`}
        className="sr-only rounded-button bg-deeper px-5 py-3 font-semibold text-white focus:not-sr-only focus:absolute focus:z-30 print:hidden"
      >
        Skip the clauses
      </a>
      <ChangesBar
        key={version}
        changed={[...clauses.map(({ id }) => id), ...(will.attestation ? [attestationId] : [])].filter((id) =>
          changed.includes(id),
        )}
        removed={removed}
        version={version}
        onGoTo={goTo}
      />
      <div ref={sheet} className="relative">
        <WillPages
          will={will}
          selected={selected}
          changed={changed}
          onSelect={(id) => (id === selected ? close() : select(id))}
          onClose={close}
          noteId={noteId}
        />
        <div
          id={noteId}
          ref={note}
          className="sticky bottom-0 z-10 -mx-4 max-h-[60dvh] overflow-y-auto sm:mx-0 roomy:absolute roomy:top-(--level) roomy:right-0 roomy:bottom-auto roomy:left-176 roomy:max-h-none roomy:overflow-visible print:hidden"
        >
          {clause && (
            <ClauseNote
              clause={clause}
              before={clauses[at - 1]}
              after={clauses[at + 1]}
              onSelect={select}
              onClose={close}
              heading={heading}
            />
          )}
        </div>
      </div>
      <span id={afterClauses} tabIndex={-1} className="scroll-mt-24 outline-none print:hidden" />
    </section>
  );
}
