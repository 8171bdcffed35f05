import type { FamilyAnswers } from '@plainwill/law/intestacy/family-answers';
import { type Question, questionKey } from '@plainwill/law/intestacy/questions';
import type { Ref } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { answerLine } from './answer-labels.ts';
import { questionCopyOf } from './question-copy.ts';
import { QuestionForm } from './question-form.tsx';

interface QuestionPanelProps {
  question: Question;
  answers: FamilyAnswers;
  onAnswer: (told: Partial<FamilyAnswers>) => void;
  onBack: (() => void) | undefined;
  headingRef: Ref<HTMLHeadingElement>;
}

/** The question on the screen, under its heading. */
export function QuestionPanel({ question, answers, onAnswer, onBack, headingRef }: QuestionPanelProps) {
  const key = questionKey(question);
  return (
    <div className="flex flex-col gap-2 print:hidden">
      <h3
        key={key}
        ref={headingRef}
        tabIndex={-1}
        className="heading text-lead focus-visible:shadow-none focus-visible:outline-none"
      >
        {questionCopyOf(question, answers).question}
      </h3>
      <QuestionForm key={`${key} form`} question={question} answers={answers} onAnswer={onAnswer} onBack={onBack} />
    </div>
  );
}

interface AnsweredListProps {
  answered: readonly Question[];
  answers: FamilyAnswers;
  onChange: (question: Question) => void;
}

/** The answers given, each in a line with a way to change it. */
export function AnsweredList({ answered, answers, onChange }: AnsweredListProps) {
  if (answered.length === 0) return null;
  return (
    <dl aria-label="Your answers" className="flex flex-col divide-y divide-line border-y border-line">
      {answered.map((question) => {
        const { short } = questionCopyOf(question, answers);
        return (
          <div key={questionKey(question)} className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-1.5">
            <dt className="col-start-1 text-small text-muted">{short}</dt>
            <dd className="col-start-1 leading-snug font-semibold wrap-anywhere">{answerLine(question, answers)}</dd>
            <dd className="col-start-2 row-span-2 row-start-1 print:hidden">
              <Button variant="quiet" size="small" label={`Change: ${short}`} onPress={() => onChange(question)}>
                Change
              </Button>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
