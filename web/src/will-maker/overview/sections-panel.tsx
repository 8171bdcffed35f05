import { Suspense, useEffect } from 'react';
import { onIdle } from '../../ui/browser/on-idle.ts';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { PartProblem } from '../../ui/loading/part-problem.tsx';
import { NextStepCard } from './next-step-card.tsx';
import type { SectionsTab, Standing } from './progress.ts';
import { SectionList } from './section-list.tsx';

const FamilyPicture = lazyPart(() => import('../people/family-picture/family-picture.tsx'), PartProblem);
const DraftCard = lazyPart(() => import('../will/draft-paper/draft-card.tsx'), PartProblem);

const loadSectionPage = () => import('./section-page.tsx');

/** A tab of sections: the one thing to do next, each section with its answer, the family, and the draft so far. */
export function SectionsPanel({ tab, standing }: { tab: SectionsTab; standing: Standing }) {
  useEffect(() => onIdle(() => void loadSectionPage().catch(() => undefined)), []);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 roomy:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex flex-col gap-5">
        <NextStepCard standing={standing} />
        <SectionList tab={tab} standing={standing} />
      </div>
      <div className="flex flex-col gap-6">
        <Suspense>
          <FamilyPicture />
        </Suspense>
        <Suspense>
          <DraftCard />
        </Suspense>
      </div>
    </div>
  );
}
