import type { ReactNode } from 'react';
import { LoadProblem } from '../../../shared/testator-record/load-problem.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { SheetOfPaper } from '../../../ui/figures/sheet-of-paper.tsx';
import { DraftClauses } from './draft-clauses.tsx';
import { DraftMark } from './draft-mark.tsx';
import { asRead } from './new-runs.ts';
import { useDraftWill } from './use-draft.ts';

/** Your Will until it has everything it needs: the draft with its gaps, and `missing` beside it. */
export default function DraftSoFar({ missing }: { missing: ReactNode }) {
  const { data, isError, error, refetch, isFetching } = useDraftWill();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 roomy:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="roomy:order-last">{missing}</div>
      {data ? (
        <SheetOfPaper watermark="DRAFT">
          <div className="will-text px-5 py-8 sm:px-14 sm:py-14">
            <DraftMark purpose={data.document.purpose} />
            <h3 className="mx-auto mb-8 max-w-form text-center text-lead font-semibold tracking-wide text-balance text-deeper">
              {data.document.title}
            </h3>
            <DraftClauses level={4} sections={data.document.sections.map(asRead)} />
          </div>
        </SheetOfPaper>
      ) : isError ? (
        <LoadProblem
          title="The draft couldn’t be loaded"
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Loading />
      )}
    </div>
  );
}
