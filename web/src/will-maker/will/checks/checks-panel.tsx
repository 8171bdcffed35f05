import type { OwnFinding, Severity } from '@plainwill/contracts/will-data/will/will-checks';
import { CircleCheck } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { Card } from '../../../ui/layout/page-layout.tsx';
import { FindingGroup, FindingRows } from './finding-group.tsx';
import { byMessage, keyOf, notesOf } from './finding-model.ts';
import { Fold } from './fold.tsx';
import { SubjectNotes } from './subject-notes.tsx';
import { blockingFindings, thingsToFixText, toReadText } from './things-to-fix.ts';
import { warningsToRead } from './understood.ts';

/** More than so many at once are too many to read. */
const maxOpen = 7;

/** Gives the heading the focus when what had it among `items` below is gone from the screen. */
function useFocusFallback(items: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const panel = heading.current?.parentElement?.parentElement;
    const note = () => {
      hadFocus.current = panel?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at each time that the items are others
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) heading.current?.focus();
  }, [items]);
  return heading;
}

/** The warnings that were understood before this visit; one that is ticked now stays where it is. */
function useUnderstoodBefore(checks: readonly OwnFinding[]): (finding: OwnFinding) => boolean {
  const [before] = useState(
    () => new Set(checks.filter(({ isUnderstood }) => isUnderstood).map(({ version }) => version)),
  );
  return ({ version, isUnderstood }) => isUnderstood && before.has(version);
}

/** The findings of the checks of the will come gravest first. */
export function ChecksPanel({ checks }: { checks: readonly OwnFinding[] }) {
  const [search] = useSearchParams();
  const returnedTo = search.get('check');
  const heading = useFocusFallback(checks);
  const toRead = warningsToRead(checks).length;
  const of = (severity: Severity) => checks.filter((finding) => finding.severity === severity);
  const blocks = blockingFindings(checks);
  const isUnderstoodBefore = useUnderstoodBefore(checks);
  const warns = of('warns').filter((finding) => !isUnderstoodBefore(finding));
  const understood = byMessage(of('warns').filter(isUnderstoodBefore));
  const toFix = byMessage(blocks).length;
  const informs = of('informs');
  const notes = notesOf(informs, useTestatorRecord());
  return (
    <Card>
      <div>
        <h3 ref={heading} data-checks tabIndex={-1} className="heading scroll-mt-24 text-title">
          What we checked
        </h3>
        <p role="status" className="flex items-start gap-2 text-muted">
          {toFix + toRead === 0 && (
            <CircleCheck aria-hidden strokeWidth={2.2} className="mt-0.5 size-5 shrink-0 text-ok" />
          )}
          {inShort(toFix, toRead)}
        </p>
      </div>
      <FindingGroup
        severity="blocks"
        title="Fix before you sign"
        about="Fix these to get your signing copy."
        findings={blocks}
        maxOpen={maxOpen}
        verb="fix"
        returnedTo={returnedTo}
      />
      <FindingGroup
        severity="warns"
        title="Please read"
        about="You can sign with these as they are, once you’ve ticked each."
        findings={warns}
        maxOpen={Math.max(0, maxOpen - toFix)}
        verb="read"
        returnedTo={returnedTo}
      />
      {understood.length > 0 && (
        <Fold
          title="You understand"
          count={understood.length}
          level={4}
          isAskedFor={understood.flat().some((finding) => keyOf(finding) === returnedTo)}
        >
          <FindingRows all={understood} severity="warns" />
        </Fold>
      )}
      {notes.length > 0 && (
        <Fold
          title="Good to know"
          count={notes.length}
          level={4}
          isAskedFor={informs.some((finding) => keyOf(finding) === returnedTo)}
        >
          <p className="text-muted">Nothing you need to do before you sign.</p>
          <SubjectNotes notes={notes} />
        </Fold>
      )}
    </Card>
  );
}

function inShort(blocks: number, warns: number): string {
  const toRead = toReadText(warns);
  if (blocks > 0) return `${thingsToFixText(blocks)} before you sign${warns > 0 ? `, and ${toRead}` : ''}.`;
  return warns > 0 ? `Nothing to fix, and ${toRead}.` : 'Nothing to fix before you sign.';
}
