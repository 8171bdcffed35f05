import { capacityQuestions } from '@plainwill/contracts/will-data/review/review-vocabulary';
import { trpc } from '../../../shared/api/trpc.ts';
import { useAutosave } from '../../../shared/autosave/use-autosave.ts';
import { LoadProblem } from '../../../shared/testator-record/load-problem.tsx';
import { useAccountId } from '../../../shared/testator-record/use-testator-record.ts';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Alone } from './alone.tsx';
import { openCapacity, type TypedAnswers, typedQuestions } from './capacity-autosave.ts';

/** The step asks what the will does, what there is, and who might expect something. */
export function AboutWillStep() {
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
  return <Questions stored={data} />;
}

function Questions({ stored }: { stored: TypedAnswers }) {
  const { field } = useAutosave(openCapacity(useAccountId()), stored);
  return (
    <>
      <Alone />
      {typedQuestions.map((question) => (
        <TextAreaField
          key={question}
          label={capacityQuestions[question].label}
          hint={capacityQuestions[question].hint}
          {...field(question)}
          rows={4}
        />
      ))}
    </>
  );
}
