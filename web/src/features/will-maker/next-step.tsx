import { missingForWill, missingForWishes } from '@plainwill/contracts/will-data/readiness';
import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '../../ui/button-link.tsx';
import { willMakerPath } from '../../will-maker-paths.ts';
import { partsOf, progressOf, type SectionsTab, type Standing, tabOf } from './progress.ts';
import { sectionTitles } from './section-titles.ts';

/** The end of a tab: on to what comes next, or to the first section that still needs something. */
export default function NextStep({ tab, standing }: { tab: SectionsTab; standing: Standing }) {
  const { portal, today } = standing;
  const missing = tab === 'details' ? missingForWishes(portal, today) : missingForWill(portal, today);
  const [first] = missing;
  const { words, action, to } = first
    ? {
        words:
          missing.length === 1
            ? 'One section still needs something.'
            : `${missing.length} sections still need something.`,
        action: `Go to ${sectionTitles[first]}`,
        to: willMakerPath(tabOf(first), first),
      }
    : onward[tab](standing);
  return (
    <nav
      aria-label="What comes next"
      className="flex flex-col gap-x-6 gap-y-4 rounded-card bg-sage px-5 py-5 sm:flex-row sm:items-center sm:justify-between sm:px-8 print:hidden"
    >
      <p>{words}</p>
      <ButtonLink to={to} look={first ? 'secondary' : 'primary'} isWideOnPhone>
        {action}
        <ArrowRight aria-hidden strokeWidth={2.2} className="size-5 shrink-0" />
      </ButtonLink>
    </nav>
  );
}

const onward: Record<SectionsTab, (standing: Standing) => { words: string; action: string; to: string }> = {
  details: (standing) => {
    const parts = partsOf('wishes', standing);
    const next = parts.find((part) => progressOf(part, standing) !== 'done') ?? parts[0];
    return {
      words: 'That is all we need to know about you.',
      action: 'Go on to Your Wishes',
      to: willMakerPath('wishes', next),
    };
  },
  wishes: () => ({
    words: 'That is all your will needs.',
    action: 'Read Your Will',
    to: willMakerPath('will'),
  }),
};
