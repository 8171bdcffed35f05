import { brand } from '@plainwill/contracts/shared/brand';
import type { ReviewStatus } from '@plainwill/contracts/will-data/review/review';
import { missingForWill } from '@plainwill/contracts/will-data/will/readiness';
import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'wouter';
import { LoadProblem } from '../../../shared/testator-record/load-problem.tsx';
import { useTestatorRecord, useToday } from '../../../shared/testator-record/use-testator-record.ts';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { PartProblem } from '../../../ui/loading/part-problem.tsx';
import { AskFlow } from './ask-flow.tsx';
import { askSteps, stepIn } from './ask-steps.ts';
import { OwnCheck } from './own-check.tsx';
import { Thread } from './thread.tsx';
import { mayAsk, useReviewStatus, useThread } from './use-review.ts';

const MissingSections = lazyPart(() => import('../../answer-place/missing-sections.tsx'), PartProblem);

/** The check of one’s own will: asking for it, what was said, and what came of it. */
export default function ReviewPage() {
  if (brand.review === 'off') return <ConversationPage />;
  return <WithStatus />;
}

/** The conversation can still be read where no wills are checked any more. */
function ConversationPage() {
  const { data: thread, isError } = useThread();
  if (thread && thread.length > 0)
    return (
      <Page title="What was said about your will">
        <Thread thread={thread} open={null} />
      </Page>
    );
  if (!thread && !isError) return <Loading />;
  return (
    <Page title="There is nothing here">
      <p className="text-muted">This page has nothing to show. Your will and your answers are where they were.</p>
    </Page>
  );
}

function WithStatus() {
  const { data: status, isError, error, refetch, isFetching } = useReviewStatus();
  const [search] = useSearchParams();
  const missing = missingForWill(useTestatorRecord(), useToday());
  if (!status)
    return (
      <Page title="The check of your will">
        {isError ? <LoadProblem error={error} onRetry={() => void refetch()} isRetrying={isFetching} /> : <Loading />}
      </Page>
    );
  const { review } = status;
  const isAsking = review === null || (search.has('step') && mayAsk(review));
  if (review && !isAsking)
    return (
      <Page title="The check of your will">
        <OwnCheck status={status} own={review} />
      </Page>
    );
  if (missing.length > 0)
    return (
      <Page title="Ask for a check">
        <Suspense fallback={<Loading />}>
          <MissingSections title="ask for a check" missing={missing} />
        </Suspense>
      </Page>
    );
  return <Asking status={status} step={stepIn(search)} />;
}

const Asking = ({ status, step }: { status: ReviewStatus; step: number }) => (
  <Page title="Ask for a check" at={askSteps[step - 1]}>
    <AskFlow status={status} step={step} />
  </Page>
);

interface PageProps {
  title: string;
  at?: string;
  children: ReactNode;
}

const Page = ({ title, at, children }: PageProps) => (
  <div className="flex flex-col gap-6">
    <PageHeading title={title} at={at}>
      {title}
    </PageHeading>
    {children}
  </div>
);
