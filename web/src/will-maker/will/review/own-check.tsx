import type { OwnReview, ReviewStatus } from '@plainwill/contracts/will-data/review/review';
import { isOpen } from '@plainwill/contracts/will-data/review/review-vocabulary';
import { Suspense, useState } from 'react';
import { paths } from '../../../shared/paths/paths.ts';
import { LoadProblem } from '../../../shared/testator-record/load-problem.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Card } from '../../../ui/layout/page-layout.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { PartProblem } from '../../../ui/loading/part-problem.tsx';
import { CheckTimeline } from './check-timeline.tsx';
import { RecordDownload } from './record-download.tsx';
import { reviewStateCopy } from './review-copy.ts';
import { ReviewState } from './review-state.tsx';
import { Thread } from './thread.tsx';
import { useThread } from './use-review.ts';

const SafetyDialog = lazyPart(() => import('./safety-dialog.tsx'), PartProblem);

/** How far it is, what was said, and what can be kept of it. */
export function OwnCheck({ status, own }: { status: ReviewStatus; own: OwnReview }) {
  return (
    <div className="flex max-w-sheet flex-col gap-8">
      <Card>
        <h2 className="sr-only">Where it stands</h2>
        <h3 className="heading text-title wrap-anywhere">{reviewStateCopy(own).title}</h3>
        <p className="-mt-3 text-small text-muted">Request {own.number}</p>
        <CheckTimeline own={own} />
        <ReviewState status={status} own={own}>
          {own.isApprovedAsItStands && <ButtonLink to={paths.sign}>Go to signing</ButtonLink>}
        </ReviewState>
      </Card>
      <Conversation open={isOpen(own.state) ? own.number : null} />
      <RecordDownload />
      <Worry />
    </div>
  );
}

function Conversation({ open }: { open: number | null }) {
  const { data: thread, isError, error, refetch, isFetching } = useThread();
  if (thread) return <Thread thread={thread} open={open} />;
  if (!isError) return <Loading />;
  return (
    <LoadProblem
      title="What was said couldn’t be loaded"
      error={error}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}

/** A quiet way to say what nobody else should read. */
function Worry() {
  const [isShown, setShown] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <Button variant="quiet" size="small" onPress={() => setShown(true)}>
        Is anything worrying you?
      </Button>
      <p className="text-small text-muted">Only our reviewer reads this.</p>
      {isShown && (
        <Suspense>
          <SafetyDialog onClose={() => setShown(false)} />
        </Suspense>
      )}
    </div>
  );
}
