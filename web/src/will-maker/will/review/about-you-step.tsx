import { trpc } from '../../../shared/api/trpc.ts';
import { LoadProblem } from '../../../shared/testator-record/load-problem.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Alone } from './alone.tsx';
import { HealthQuestion } from './health-question.tsx';
import { HelpQuestion } from './help-question.tsx';

/** Whether anybody helped, and whether anything troubles the memory. */
export function AboutYouStep() {
  const { data, isError, error, refetch, isFetching } = trpc.willData.review.capacity.get.useQuery();
  if (!data)
    return isError ? (
      <LoadProblem
        title="Your answers couldn’t be loaded"
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    ) : (
      <Loading />
    );
  return (
    <>
      <Alone />
      <HelpQuestion />
      <HealthQuestion stored={data.health} />
    </>
  );
}
