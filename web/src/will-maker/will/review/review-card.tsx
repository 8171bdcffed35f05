import { CircleCheck } from 'lucide-react';
import { paths } from '../../../shared/paths/paths.ts';
import { LoadProblem } from '../../../shared/testator-record/load-problem.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { buttonVariants } from '../../../ui/buttons/button-variants.ts';
import { Card } from '../../../ui/layout/page-layout.tsx';
import { signingHeading } from '../../answer-place/path-to-answer.ts';
import { reviewStateCopy } from './review-copy.ts';
import { ReviewState } from './review-state.tsx';
import { useReviewStatus } from './use-review.ts';

/** How far the check of the will is, once one was asked for. */
export default function ReviewCard() {
  const { data: status, isError, error, refetch, isFetching } = useReviewStatus();
  if (!status)
    return isError ? (
      <LoadProblem
        title="Where your check stands couldn’t be loaded"
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    ) : null;
  const own = status.review;
  if (!own) return null;
  const hasQuestions = own.state === 'asked' && own.questions > 0;
  return (
    <section aria-labelledby="review-card">
      <Card>
        <h3 id="review-card" className="heading flex items-baseline gap-2 text-title wrap-anywhere">
          {own.isApprovedAsItStands && (
            <CircleCheck aria-hidden strokeWidth={2.2} className="size-6 shrink-0 self-center text-ok" />
          )}
          {reviewStateCopy(own).title}
        </h3>
        <ReviewState status={status} own={own}>
          {own.isApprovedAsItStands && (
            <a href={`#${signingHeading}`} className={buttonVariants('primary', 'main')}>
              Create signing copy
            </a>
          )}
          <ButtonLink to={paths.review} variant={hasQuestions ? 'primary' : 'secondary'}>
            {hasQuestions ? 'Answer now' : 'See the check'}
          </ButtonLink>
        </ReviewState>
      </Card>
    </section>
  );
}
