import type { OwnFinding } from '@plainwill/contracts/will-data/will/will-checks';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../../shared/paths/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { TextLink, textLinkClasses } from '../../../ui/buttons/text-link.tsx';
import type { Standing } from '../../overview/progress.ts';
import { nextStop } from '../../overview/road.ts';
import { keyOf } from '../checks/finding-model.ts';
import { blockingFindings, thingsToFixText, toReadText } from '../checks/things-to-fix.ts';
import { warningsToRead } from '../checks/understood.ts';
import { willHeading } from './will-preview.tsx';

/** Shows what a check found, with the focus on the tick or the link that settles it; else where all of them stand. */
export function goToFinding(key: string | undefined) {
  const row = key ? document.querySelector(`[data-finding="${CSS.escape(key)}"]`) : null;
  const stop = row?.querySelector<HTMLElement>('input, a') ?? document.querySelector<HTMLElement>('[data-checks]');
  stop?.scrollIntoView({ block: 'center' });
  stop?.focus({ preventScroll: true });
}

function goToWill() {
  const will = document.getElementById(willHeading);
  will?.scrollIntoView({ block: 'start' });
  will?.focus({ preventScroll: true });
}

interface ReadBarProps {
  standing: Standing;
  checks: readonly OwnFinding[];
  /** Otherwise the will is being read again. */
  isUpToDate: boolean;
}

/** The order of things while the will is read, always in view: read it, settle what the checks found, sign it. */
export function ReadBar({ standing, checks, isUpToDate }: ReadBarProps) {
  const { fixes, toRead } = standing;
  const [open] = [...blockingFindings(checks), ...warningsToRead(checks)];
  const settle = () => goToFinding(open && keyOf(open));
  const left = fixes > 0 ? thingsToFixText(fixes) : toRead > 0 ? toReadText(toRead) : 'Nothing to fix';
  return (
    <div className="sticky top-0 z-20 -mx-4 border-b border-line bg-paper px-4 py-1.5 shallow:static sm:-mx-5 sm:px-5 print:hidden">
      <div className="flex items-center justify-between gap-x-4">
        <ol aria-label="What is left to do" aria-busy={!isUpToDate} className="flex items-center gap-x-6 text-small">
          <Item isWideOnly>
            <button type="button" onClick={goToWill} className={`min-h-11 cursor-pointer ${textLinkClasses}`}>
              Read the will
            </button>
          </Item>
          <Item>
            <button type="button" onClick={settle} className={`min-h-11 cursor-pointer ${textLinkClasses}`}>
              {left}
            </button>
          </Item>
          <Item isWideOnly>
            <TextLink to={paths.sign}>Sign</TextLink>
          </Item>
        </ol>
        <NextAction standing={standing} onSettle={settle} />
      </div>
    </div>
  );
}

const Item = ({ isWideOnly, children }: { isWideOnly?: boolean; children: ReactNode }) => (
  <li className={isWideOnly ? 'flex items-center max-sm:hidden' : 'flex items-center'}>{children}</li>
);

/** The one primary button, which names the next thing. */
function NextAction({ standing, onSettle }: { standing: Standing; onSettle: () => void }) {
  const { fixes, toRead, check } = standing;
  if (fixes > 0)
    return (
      <Button size="small" onPress={onSettle}>
        {fixes === 1 ? 'Fix 1 thing' : `Fix ${fixes} things`}
      </Button>
    );
  if (toRead > 0)
    return (
      <Button size="small" onPress={onSettle}>
        {toRead === 1 ? 'Read 1 warning' : `Read ${toRead} warnings`}
      </Button>
    );
  if (nextStop(standing) === 'check')
    return (
      <Way to={check ? paths.review : paths.reviewStep(1)}>
        {check === 'asked' ? 'Answer the question' : check ? 'See the check' : 'Ask for a check'}
      </Way>
    );
  return <Way to={paths.sign}>Next: sign it</Way>;
}

const Way = ({ to, children }: { to: string; children: string }) => (
  <ButtonLink to={to} size="small">
    {children}
    <ArrowRight aria-hidden strokeWidth={2.2} className="size-4.5" />
  </ButtonLink>
);
