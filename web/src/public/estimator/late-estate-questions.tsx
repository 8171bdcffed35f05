import { DayField } from '../../ui/dates-and-money/day-field.tsx';
import { YesNo } from '../../ui/fields/choice-pills.tsx';
import { PoundsField } from './amount-fields.tsx';
import { isLateEstateAsked } from './answers.ts';
import type { StepProps } from './step-form.tsx';

/** A residence band shrinks with a large estate, and so does what is left of it for a spouse. */
export default function LateEstateQuestions({ answers, onAnswer }: StepProps) {
  return (
    <>
      <YesNo
        label="Was their estate worth more than £2 million?"
        name="lateEstateIsLarge"
        value={answers.lateEstateIsLarge}
        onChange={(lateEstateIsLarge) => onAnswer({ lateEstateIsLarge })}
      />
      {isLateEstateAsked(answers) && (
        <>
          <PoundsField
            label="What was it worth, after debts?"
            name="lateEstateValue"
            value={answers.lateEstateValue}
            onChange={(lateEstateValue) => onAnswer({ lateEstateValue })}
          />
          <DayField
            label="When did they die?"
            name="lateSpouseDiedOn"
            value={answers.lateSpouseDiedOn}
            onChange={(lateSpouseDiedOn) => onAnswer({ lateSpouseDiedOn })}
          />
        </>
      )}
    </>
  );
}
