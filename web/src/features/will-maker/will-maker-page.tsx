import { Suspense } from 'react';
import { useSearchParams } from 'wouter';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { PartProblem } from '../../ui/loading/part-problem.tsx';
import { Portal } from './portal.tsx';
import { isPlace } from './progress.ts';
import { WillMakerFrame } from './will-maker-frame.tsx';

const NotFoundPage = lazyPart(() => import('../not-found/not-found-page.tsx'), PartProblem);

/** The Will Maker, or that an address names no part of it. */
export default function WillMakerPage() {
  const [search] = useSearchParams();
  if (isPlace(search))
    return (
      <WillMakerFrame title="Will Maker">
        <Portal />
      </WillMakerFrame>
    );
  return (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  );
}
