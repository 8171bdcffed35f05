import type { EstateSize } from '@plainwill/law/intestacy/family-answers';
import { useState } from 'react';
import { ChoicePills } from '../../ui/fields/choice-pills.tsx';
import { figures } from '../content/figures.ts';
import { PoundsField } from '../estimator/amount-fields.tsx';
import { choicesOf } from './answer-labels.ts';
import { asTyped, estimatedPence, isAmount, penceTyped } from './money.ts';
import { questionCopyOf } from './question-copy.ts';
import { QuestionFrame, type QuestionProps } from './question-frame.tsx';

const legacyPence = figures.statutoryLegacy.value * 100;

/** Asks what is shared out: whether it is above what a spouse gets first, and if so, how much it is. */
export function EstateQuestion({ answers, onAnswer, onBack }: QuestionProps) {
  const isFirstTime = answers.estatePence === null && answers.estateSize === null;
  const [estimate] = useState(() => (isFirstTime ? estimatedPence(answers.home) : null));
  const pence = answers.estatePence ?? estimate;
  const [size, setSize] = useState<EstateSize | ''>(() => {
    if (pence !== null) return pence > legacyPence ? 'above' : 'within';
    return answers.estateSize ?? '';
  });
  const [text, setText] = useState(asTyped(pence));
  const words = questionCopyOf({ kind: 'estate' }, answers);
  const problems = (): Record<string, string> => {
    if (!size) return { estate: 'Choose an answer' };
    return size === 'above' && !isAmount(text) ? { estatePence: 'Enter an amount in pounds, like 450,000' } : {};
  };
  return (
    <QuestionFrame
      question={words.question}
      problems={problems}
      onNext={() => onAnswer({ estateSize: size || null, estatePence: size === 'above' ? penceTyped(text) : null })}
      onBack={onBack}
    >
      <ChoicePills
        label={words.question}
        isLabelHidden
        hint={words.hint}
        name="estate"
        options={choicesOf('estate') as readonly { value: EstateSize; label: string }[]}
        value={size}
        onChange={setSize}
      />
      {size === 'above' && (
        <PoundsField
          label="About how much?"
          name="estatePence"
          isOptional
          hint="Leave it empty to see the shares without amounts."
          value={text}
          onChange={setText}
        />
      )}
      {estimate !== null && (
        <p className="text-small text-muted">From your inheritance tax estimate. Change it if it’s different.</p>
      )}
    </QuestionFrame>
  );
}
