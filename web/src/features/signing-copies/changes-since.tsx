import type { ClauseChange, SigningCopy } from '@plainwill/contracts/will-data/will/signing-copies';
import { trpc } from '../../api/trpc.ts';
import { LoadProblem } from '../testator-record/load-problem.tsx';

const kindWords: Record<ClauseChange['kind'], string> = { added: 'New', removed: 'Taken out', changed: 'Changed' };

/** What the answers of today would say otherwise than a copy does, clause by clause. */
export function ChangesSince({ id }: { id: SigningCopy['id'] }) {
  const changes = trpc.willData.signingCopies.changesSince.useQuery({ id });
  if (changes.isError)
    return (
      <LoadProblem
        title="The changes did not load"
        error={changes.error}
        onRetry={() => void changes.refetch()}
        isRetrying={changes.isFetching}
      />
    );
  if (!changes.data)
    return (
      <p role="status" className="text-muted">
        Loading...
      </p>
    );
  if (changes.data.length === 0)
    return <p role="status">Nothing. Your answers still say what this copy says, so there is nothing to sign again.</p>;
  return (
    <div className="flex flex-col gap-3">
      <p role="status">
        {changes.data.length === 1 ? '1 clause is' : `${changes.data.length} clauses are`} no longer as in this copy. A
        paper you have signed is still as it was: print and sign a new copy to change it.
      </p>
      <ul className="flex flex-col gap-3">
        {changes.data.map((change) => (
          <Change key={`${change.kind} ${change.number} ${change.before}`} change={change} />
        ))}
      </ul>
    </div>
  );
}

const Change = ({ change: { kind, number, heading, before, after } }: { change: ClauseChange }) => (
  <li className="rounded-field border border-line bg-card p-4">
    <h5 className="font-semibold">
      {kindWords[kind]}: {number} {heading}
    </h5>
    <div className="mt-1 grid gap-x-6 gap-y-2 sm:grid-flow-col sm:auto-cols-fr">
      {before && <Wording when="In this copy" words={before} />}
      {after && <Wording when="Now" words={after} />}
    </div>
  </li>
);

const Wording = ({ when, words }: { when: string; words: string }) => (
  <div className="min-w-0">
    <p className="text-small text-muted">{when}</p>
    <p className="will-text whitespace-pre-line wrap-anywhere">{words}</p>
  </div>
);
