import { type DescentPath, maxChildren, offspringAt, withOffspring } from '@plainwill/law/intestacy/family-answers';
import { useState } from 'react';
import { TextField } from '../../ui/fields/text-field.tsx';
import { questionCopyOf } from './question-copy.ts';
import { childAnswersOf, QuestionFrame, type QuestionProps } from './question-frame.tsx';

/** How many children somebody has, or had. */
export function ChildCountQuestion({ of, answers, onAnswer, onBack }: QuestionProps & { of: DescentPath }) {
  const { childCount, children } = offspringAt(answers, of);
  const stored = children.filter(({ id }) => id !== undefined).length;
  const [text, setText] = useState(String(childCount ?? (stored || '')));
  const words = questionCopyOf({ kind: 'childCount', of }, answers);
  const fewest = of.length === 0 ? Math.max(1, stored) : 0;
  const count = /^\s*\d{1,2}\s*$/.test(text) ? Number(text) : Number.NaN;
  const problems = (): Record<string, string> =>
    count >= fewest && count <= maxChildren ? {} : { childCount: `Enter a number from ${fewest} to ${maxChildren}` };
  return (
    <QuestionFrame
      question={words.question}
      problems={problems}
      onNext={() => onAnswer(childAnswersOf(withOffspring(answers, of, { childCount: count })))}
      onBack={onBack}
    >
      <TextField
        label="Number of children"
        name="childCount"
        hint={words.hint}
        inputMode="numeric"
        width="small"
        maxLength={3}
        value={text}
        onChange={setText}
      />
    </QuestionFrame>
  );
}
