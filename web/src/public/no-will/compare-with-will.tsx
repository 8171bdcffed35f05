import { trpc } from '../../shared/api/trpc.ts';
import { LoadProblem } from '../../shared/testator-record/load-problem.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Comparison, type ComparisonProps } from './comparison.tsx';
import { toThePerson } from './voice.ts';

/** Compares it, for the person themselves, with what their will of now gives of that much. */
export function CompareWithWill(props: Omit<ComparisonProps, 'will' | 'voice'>) {
  const { answers, asOf } = props;
  const { data, isError, error, refetch, isFetching } = trpc.willData.whatIf.answer.useQuery({
    deathOn: asOf,
    estatePence: answers.estatePence ?? 0,
    ...(answers.chattelsPence && { chattelsPence: answers.chattelsPence }),
  });
  return (
    <Comparison {...props} voice={toThePerson} will={data ?? null}>
      {isError ? (
        <LoadProblem
          title="What your will does couldn’t be loaded"
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Loading />
      )}
    </Comparison>
  );
}
