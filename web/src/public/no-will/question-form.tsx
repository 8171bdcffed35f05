import type { Question } from '@plainwill/law/intestacy/questions';
import { useState } from 'react';
import { ChoicePills } from '../../ui/fields/choice-pills.tsx';
import { choicesOf } from './answer-labels.ts';
import { ChattelsQuestion } from './chattels-question.tsx';
import { ChildCountQuestion } from './child-count-question.tsx';
import { ChildrenQuestion } from './children-question.tsx';
import { EstateQuestion } from './estate-question.tsx';
import { questionCopyOf } from './question-copy.ts';
import { QuestionFrame, type QuestionProps } from './question-frame.tsx';

interface QuestionFormProps extends QuestionProps {
  question: Question;
}

/** One question, in the way that it is answered. */
export function QuestionForm({ question, ...props }: QuestionFormProps) {
  switch (question.kind) {
    case 'childCount':
      return <ChildCountQuestion of={question.of} {...props} />;
    case 'children':
      return <ChildrenQuestion of={question.of} {...props} />;
    case 'estate':
      return <EstateQuestion {...props} />;
    case 'chattels':
      return <ChattelsQuestion {...props} />;
    default:
      return <ChoiceQuestion question={question} {...props} />;
  }
}

function ChoiceQuestion({ question: { kind }, answers, onAnswer, onBack }: QuestionFormProps) {
  const told = answers[kind as 'relationship'];
  const [value, setValue] = useState<string>(typed(told));
  const words = questionCopyOf({ kind } as Question, answers);
  return (
    <QuestionFrame
      question={words.question}
      problems={() => (value ? {} : { [kind]: 'Choose an answer' })}
      onNext={() => onAnswer({ [kind]: kind === 'hasChildren' ? value === 'yes' : value })}
      onBack={onBack}
    >
      <ChoicePills
        label={words.question}
        isLabelHidden
        hint={words.hint}
        name={kind}
        options={choicesOf(kind)}
        value={value}
        onChange={setValue}
      />
    </QuestionFrame>
  );
}

function typed(told: string | boolean | null): string {
  if (typeof told === 'boolean') return told ? 'yes' : 'no';
  return told ?? '';
}
