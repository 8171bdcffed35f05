import { LoadProblem } from '../../../shared/testator-record/load-problem.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/page-layout.tsx';
import { CopyCard } from './copy-card.tsx';
import { useSigningCopies } from './use-signing-copies.ts';

/** The copies made to be signed, the newest first. */
export function CopiesList() {
  const { data: copies, isError, error, refetch, isFetching } = useSigningCopies();
  return (
    <Card>
      <h3 className="heading text-title">Your signing copies</h3>
      {copies ? (
        copies.length > 0 ? (
          <ul className="flex flex-col gap-4">
            {copies.map((copy, at) => (
              <CopyCard key={copy.id} copy={copy} isNewest={at === 0 && copies.length > 1} />
            ))}
          </ul>
        ) : (
          <EmptyState>
            No copies yet. Each copy you create is kept here to download again, and shows you what you have changed
            since.
          </EmptyState>
        )
      ) : isError ? (
        <LoadProblem
          title="Your copies couldn’t be loaded"
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <p role="status" className="text-muted">
          Loading...
        </p>
      )}
    </Card>
  );
}
