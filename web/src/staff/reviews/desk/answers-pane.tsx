import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { Clause } from '@plainwill/contracts/will-data/will/will-document';
import { Card } from '../../../ui/layout/page-layout.tsx';
import { answersBehind } from '../../../will-maker/will/document/answers-behind.ts';

/** The answers of today that the chosen clause is made from. */
export function AnswersPane({ clause, answers }: { clause: Clause | undefined; answers: TestatorRecord }) {
  const behind = clause ? answersBehind(clause, answers) : [];
  return (
    <Card>
      <h2 className="heading text-lead">Answers{clause && ` behind ${clause.number}`}</h2>
      {clause && <p className="max-w-words">{clause.explanation}</p>}
      {behind.length === 0 ? (
        <p className="text-muted">No answer is behind this clause.</p>
      ) : (
        <dl className="flex flex-col gap-3">
          {behind.map(({ label, value }) => (
            <div key={`${label} ${value}`}>
              <dt className="text-muted">{label}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {clause && <p className="text-muted">{clause.source}</p>}
    </Card>
  );
}
