import type { Clause } from '@plainwill/contracts/will-data/will/will-document';
import { X } from 'lucide-react';
import { type KeyboardEvent, type Ref, useId } from 'react';
import { willMakerPath } from '../../../shared/paths/will-maker-paths.ts';
import { useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/figures/note.tsx';
import { AnswerLink } from '../../answer-place/answer-link.tsx';
import { LegalBasis } from '../checks/legal-basis.tsx';
import { answersBehind } from './answers-behind.ts';

/** The testator's answers behind a clause, each with the way to change it and come back. */
function ClauseAnswers({ clause }: { clause: Clause }) {
  const answers = answersBehind(clause, useTestatorRecord());
  if (answers.length === 0)
    return <p className="px-3 pt-1 text-small text-muted">This is in every will. None of your answers changes it.</p>;
  return (
    <div className="px-3 pt-1">
      <h5 className="text-small font-semibold">Based on</h5>
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

interface ClauseNoteProps {
  clause: Clause;
  /** The clauses before and after it in the will. */
  before: Clause | undefined;
  after: Clause | undefined;
  onSelect: (clauseId: string) => void;
  onClose: () => void;
  heading: Ref<HTMLHeadingElement>;
}

/** Why a clause is there, and which answers it was made from. Arrow keys go on to other clauses, Escape closes it. */
export function ClauseNote({ clause, before, after, onSelect, onClose, heading }: ClauseNoteProps) {
  const titleId = useId();
  const goByKey = (event: KeyboardEvent) => {
    const next = { ArrowDown: after, ArrowUp: before }[event.key];
    if (event.key === 'Escape') onClose();
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no set of fields
    <div
      role="group"
      aria-labelledby={titleId}
      onKeyDown={goByKey}
      className="relative rounded-t-card border border-line bg-card p-2 shadow-paper roomy:rounded-card roomy:before:absolute roomy:before:top-6 roomy:before:right-full roomy:before:h-1 roomy:before:w-18 roomy:before:bg-butter forced-colors:before:bg-[Highlight]"
    >
      <div className="flex items-center justify-between gap-3 pl-3">
        <h4 id={titleId} ref={heading} tabIndex={-1} className="heading rounded-paper text-lead">
          Clause {clause.number}
        </h4>
        <Button variant="plain" size="small" onPress={onClose} label={`Close the note on clause ${clause.number}`}>
          <X aria-hidden strokeWidth={2.2} className="size-4.5" />
          Close
        </Button>
      </div>
      <Note>{clause.explanation}</Note>
      <div className="px-3">
        <LegalBasis sources={[clause.source]} of={`clause ${clause.number}`} />
      </div>
      <ClauseAnswers clause={clause} />
      <div className="flex justify-between gap-3 px-3">
        <Step word="Previous" to={before} onSelect={onSelect} />
        <Step word="Next" to={after} onSelect={onSelect} />
      </div>
    </div>
  );
}

interface StepProps {
  word: string;
  to: Clause | undefined;
  onSelect: (clauseId: string) => void;
}

const Step = ({ word, to, onSelect }: StepProps) => (
  <Button variant="plain" size="small" isBlocked={!to} onPress={() => to && onSelect(to.id)} label={`${word} clause`}>
    {word}
  </Button>
);
