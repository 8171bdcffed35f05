import { ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import type { MissingSection } from './missing-section.ts';
import type { SectionsTab } from './progress.ts';

const onward: Record<SectionsTab, { words: string; action: string }> = {
  details: { words: 'That is all we need to know about you.', action: 'Go on to Your Wishes' },
  wishes: { words: 'That is all your will needs.', action: 'Read Your Will' },
};

interface NextStepProps {
  tab: SectionsTab;
  /** What the tab after it waits for. */
  missing: readonly MissingSection[];
  /** The tab after it. */
  to: string;
}

/** The end of a tab: on to what comes next, or to the first section that still needs something. */
export default function NextStep({ tab, missing, to }: NextStepProps) {
  const [first] = missing;
  const next = onward[tab];
  // Whoever followed the link loses the place of their focus with it: the tab that is open now has it.
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
    },
    [],
  );
  return (
    <nav
      aria-label="What comes next"
      className="flex flex-col gap-x-6 gap-y-4 rounded-card bg-sage px-5 py-5 sm:flex-row sm:items-center sm:justify-between sm:px-8 print:hidden"
    >
      <p>{first ? stillNeeded(missing.length) : next.words}</p>
      <ButtonLink to={first ? first.to : to} variant={first ? 'secondary' : 'primary'} isWideOnPhone>
        {first ? `Go to ${first.title}` : next.action}
        <ArrowRight aria-hidden strokeWidth={2.2} className="size-5 shrink-0" />
      </ButtonLink>
    </nav>
  );
}

const stillNeeded = (count: number) =>
  count === 1 ? 'One section still needs something.' : `${count} sections still need something.`;
