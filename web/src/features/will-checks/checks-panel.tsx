import type { Finding, Severity } from '@plainwill/contracts/will-data/will/will-checks';
import { CircleCheck } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { Card } from '../../ui/layout/page-layout.tsx';
import { FindingGroup } from './finding-group.tsx';

/** Gives the heading the focus when what had it among `items` below is gone from the screen. */
function useFocusKept(items: unknown): RefObject<HTMLHeadingElement | null> {
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

/** What informs stands by itself while it is little. */
const fewEnough = 3;

/** What the checks of the will found, the gravest first. */
export function ChecksPanel({ checks }: { checks: readonly Finding[] }) {
  const [search] = useSearchParams();
  const returnedTo = search.get('check');
  const heading = useFocusKept(checks);
  const of = (severity: Severity) => checks.filter((finding) => finding.severity === severity);
  const informs = of('informs');
  return (
    <Card>
      <div>
        <h3 ref={heading} data-checks tabIndex={-1} className="heading scroll-mt-24 text-title">
          What we checked
        </h3>
        <p role="status" className="flex items-start gap-2 text-muted">
          {of('blocks').length + of('warns').length === 0 && (
            <CircleCheck aria-hidden strokeWidth={2.2} className="mt-0.5 size-5 shrink-0 text-ok" />
          )}
          {inShort(of('blocks').length, of('warns').length)}
        </p>
      </div>
      <FindingGroup
        title="Put right before you sign"
        about="While one of these stands, there is no copy to sign."
        findings={of('blocks')}
        returnedTo={returnedTo}
      />
      <FindingGroup
        title="Please read"
        about="You can sign with these as they are, once you have said that you understand each."
        findings={of('warns')}
        returnedTo={returnedTo}
      />
      <FindingGroup
        title="Good to know"
        about="Nothing you need to do before you sign."
        findings={informs}
        isFolded={informs.length > fewEnough}
        returnedTo={returnedTo}
      />
    </Card>
  );
}

function inShort(blocks: number, warns: number): string {
  const toPutRight = blocks === 1 ? '1 thing to put right' : `${blocks} things to put right`;
  const toRead = warns === 1 ? '1 to read' : `${warns} to read`;
  if (blocks > 0) return warns > 0 ? `${toPutRight} before you sign, and ${toRead}.` : `${toPutRight} before you sign.`;
  return warns > 0 ? `Nothing to put right, and ${toRead}.` : 'Nothing to put right before you sign.';
}
