import type { Clause } from '@plainwill/contracts/will-data/will/will-document';
import { willMakerPath } from '../../paths/will-maker-paths.ts';
import { AnswerLink } from '../answer-place/answer-link.tsx';
import { useTestatorRecord, useToday } from '../testator-record/use-testator-record.ts';
import { answersBehind } from './answers/answers-behind.ts';

/** The testator's answers behind a clause, each with the way to change it and come back. */
export function ClauseAnswers({ clause }: { clause: Clause }) {
  const answers = answersBehind(clause, useTestatorRecord(), useToday());
  if (answers.length === 0)
    return <p className="px-3 pt-3 text-small text-muted">This stands in every will. No answer of yours changes it.</p>;
  return (
    <div className="px-3 pt-3">
      <h5 className="text-small font-semibold">Your answers behind it</h5>
      <dl className="divide-y divide-line text-small">
        {answers.map(({ label, value, place }) => (
          <div key={`${label} ${value}`} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-2">
            <dt className="text-muted">{label}</dt>
            <dd className="line-clamp-4 font-semibold wrap-anywhere">{value}</dd>
            {place && (
              <dd className="col-start-2 row-span-2 row-start-1 flex min-h-11 items-center">
                <AnswerLink place={place} from={willMakerPath('will', undefined, { clause: clause.id })}>
                  Edit <span className="sr-only">{label}</span>
                </AnswerLink>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  );
}
