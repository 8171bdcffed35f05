import { useState } from 'react';
import { PoundsField } from '../estimator/amount-fields.tsx';
import { inPounds } from '../estimator/pounds.ts';
import { asTyped, isAmount, penceTyped } from './money.ts';
import { questionCopyOf } from './question-copy.ts';
import { QuestionFrame, type QuestionProps } from './question-frame.tsx';

/** Asks what the belongings are worth, which a spouse gets first. */
export function ChattelsQuestion({ answers, onAnswer, onBack }: QuestionProps) {
  const [text, setText] = useState(asTyped(answers.chattelsPence || null));
  const words = questionCopyOf({ kind: 'chattels' }, answers);
  const most = answers.estatePence ?? 0;
  const problems = (): Record<string, string> => {
    if (!isAmount(text)) return { chattels: 'Enter an amount in pounds, like 10,000' };
    return (penceTyped(text) ?? 0) > most ? { chattels: `Enter ${inPounds(most)} or less: that is all you own` } : {};
  };
  return (
    <QuestionFrame
      question={words.question}
      problems={problems}
      onNext={() => onAnswer({ chattelsPence: penceTyped(text) ?? 0 })}
      onBack={onBack}
    >
      <PoundsField
        label="What they are worth"
        name="chattels"
        hint={words.hint}
        isOptional
        value={text}
        onChange={setText}
      />
    </QuestionFrame>
  );
}
