import { Suspense } from 'react';
import { useSearchParams } from 'wouter';
import { useDraft } from '../../shared/drafts/draft.ts';
import { useAccountId } from '../../shared/testator-record/use-testator-record.ts';
import { Loading } from '../../ui/feedback/loading.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { PartProblem } from '../../ui/loading/part-problem.tsx';
import { cameFromWillDraft } from '../answer-place/came-from-will.ts';
import { Opening } from './opening.tsx';
import { Overview } from './overview.tsx';
import { useSectionAsked } from './use-section-asked.ts';
import { useStanding } from './use-standing.tsx';
import { useUnsent } from './use-unsent.ts';

const SectionPage = lazyPart(() => import('./section-page.tsx'), PartProblem);
const ReadPage = lazyPart(() => import('../will/document/read-page.tsx'), PartProblem);
const ReturnBar = lazyPart(() => import('../answer-place/return-bar.tsx'), PartProblem);

/** One section, the will, or the overview: which, and whether it may be, follows from the address and the answers. */
export function Portal() {
  useUnsent(useAccountId());
  const [search] = useSearchParams();
  const standing = useStanding();
  const asked = useSectionAsked(standing);
  const [cameFromWill] = useDraft(cameFromWillDraft);
  if (search.get('tab') === 'will')
    return (
      <Suspense
        fallback={
          <Opening title="Your Will">
            <Loading />
          </Opening>
        }
      >
        <ReadPage standing={standing} />
      </Suspense>
    );
  if (!asked) return <Overview standing={standing} />;
  return (
    <Suspense
      fallback={
        <Opening>
          <Loading />
        </Opening>
      }
    >
      {cameFromWill && <ReturnBar to={cameFromWill.path} />}
      <SectionPage key={asked.part} asked={asked} standing={standing} />
    </Suspense>
  );
}
