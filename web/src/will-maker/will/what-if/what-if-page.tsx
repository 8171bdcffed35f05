import { missingForWill } from '@plainwill/contracts/will-data/will/readiness';
import { ArrowLeft } from 'lucide-react';
import { Suspense, useLayoutEffect, useState } from 'react';
import { paths } from '../../../shared/paths/paths.ts';
import { willMakerPath } from '../../../shared/paths/will-maker-paths.ts';
import { useTestatorRecord, useToday } from '../../../shared/testator-record/use-testator-record.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { PartProblem } from '../../../ui/loading/part-problem.tsx';
import { cameFromWillDraft } from '../../answer-place/came-from-will.ts';
import { WhatIf } from './what-if.tsx';

const MissingSections = lazyPart(() => import('../../answer-place/missing-sections.tsx'), PartProblem);

const heading = 'What happens if…';

/** Whoever comes back from an answer finds the page as far down as it was. */
function useReturn() {
  // As it was on the way here: a link that leads on sets it before this page has gone.
  const [came] = useState(cameFromWillDraft.read);
  useLayoutEffect(() => {
    if (came?.path !== paths.whatIf) return;
    window.scrollTo(0, came.scrolled);
    cameFromWillDraft.reset();
  }, [came]);
}

/**
 * The page tries the will out, whoever dies first and whatever changes. Nothing is stored, and the will stays as it is.
 */
export default function WhatIfPage() {
  const missing = missingForWill(useTestatorRecord(), useToday());
  useReturn();
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col items-start gap-2">
        <div className="print:hidden">
          <ButtonLink to={willMakerPath('will')} variant="quiet" size="small">
            <ArrowLeft aria-hidden strokeWidth={2.2} className="size-4.5" />
            Your Will
          </ButtonLink>
        </div>
        <PageHeading title={heading}>{heading}</PageHeading>
        <p className="max-w-words text-muted">
          Try out what your will would do. Nothing here is saved, and nothing changes your will.
        </p>
      </div>
      {missing.length > 0 ? (
        <Suspense fallback={<Loading />}>
          <MissingSections title="see what your will would do" missing={missing} />
        </Suspense>
      ) : (
        <WhatIf />
      )}
    </div>
  );
}
