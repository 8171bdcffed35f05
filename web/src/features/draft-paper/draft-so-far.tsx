import type { ReactNode } from 'react';
import { Loading } from '../../ui/feedback/loading.tsx';
import { SheetOfPaper } from '../../ui/figures/sheet-of-paper.tsx';
import { LoadProblem } from '../testator-record/load-problem.tsx';
import { DraftClauses } from './draft-clauses.tsx';
import { asRead } from './new-words.ts';
import { useDraft } from './use-draft.ts';

/** Your Will until it has everything it needs: the draft with its gaps, and `missing` beside it. */
export default function DraftSoFar({ missing }: { missing: ReactNode }) {
  const { data, isError, error, refetch, isFetching } = useDraft();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 roomy:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="roomy:order-last">{missing}</div>
      {data ? (
        <SheetOfPaper watermark="DRAFT">
          <div className="will-text px-5 py-8 sm:px-14 sm:py-14">
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
