import type { AnswersVersion } from '@plainwill/contracts/will-data/history/history';
import { trpc } from '../../shared/api/trpc.ts';
import { LoadProblem } from '../../shared/testator-record/load-problem.tsx';
import { ClauseChangeList } from '../../shared/will-sheets/clause-change-list.tsx';

/** The clauses that the will of today words differently from the will of a version. */
export function VersionDifferences({ id }: Pick<AnswersVersion, 'id'>) {
  const differences = trpc.willData.history.differences.useQuery({ id });
  if (differences.isError)
    return (
      <LoadProblem
        title="The changes couldn’t be loaded"
        error={differences.error}
        onRetry={() => void differences.refetch()}
        isRetrying={differences.isFetching}
      />
    );
  if (!differences.data)
    return (
      <p role="status" className="text-muted">
        Loading...
      </p>
    );
  const { changes, isSame } = differences.data;
  if (isSame) return <p role="status">Nothing. Your answers today are the same.</p>;
  if (changes.length === 0) return <p role="status">Only notes or telephone numbers changed.</p>;
  return (
    <div className="flex flex-col gap-3">
      <p role="status">
        {changes.length === 1 ? '1 clause of your will' : `${changes.length} clauses of your will`} would read
        differently.
      </p>
      <ClauseChangeList changes={changes} then="In this version" level={3} />
    </div>
  );
}
