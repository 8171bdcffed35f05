import { DayField } from '../../ui/dates-and-money/day-field.tsx';
import { YesNo } from '../../ui/fields/choice-pills.tsx';
import { PercentField, PoundsField } from './amount-fields.tsx';
import { isLateEstateAsked } from './answers.ts';
import type { StepProps } from './step-form.tsx';

/** A residence band shrinks with a large estate, and so does what is left of it for a spouse. */
function LateEstate({ answers, onAnswer }: StepProps) {
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

function UnusedShares({ answers, onAnswer }: StepProps) {
  return (
    <>
      <PercentField
        label="How much of their nil-rate band was left unused?"
        name="transferredNRBPercent"
        hint="What they left to others has used it, as a share of the band on that day. Widowed more than once? Add the shares up: at most 100 counts"
        value={answers.transferredNRBPercent}
        onChange={(transferredNRBPercent) => onAnswer({ transferredNRBPercent })}
      />
      <PercentField
        label="How much of their residence nil-rate band?"
        name="transferredRNRBPercent"
        hint="100 if they died before 6 April 2017 with less than £2 million. At most 100 counts"
        value={answers.transferredRNRBPercent}
        onChange={(transferredRNRBPercent) => onAnswer({ transferredRNRBPercent })}
      />
    </>
  );
}

/** Asks how much of a late spouse's allowances is left. */
export default function LateSpouseAmounts(props: StepProps) {
  const { answers, onAnswer } = props;
  const isAll = answers.lateSpouseLeftAll === 'Yes';
  return (
    <>
      <YesNo
        label="Did they leave everything to you, or to charity?"
        name="lateSpouseLeftAll"
        hint="Then none of their allowances was used, and all of them can be added to yours"
        value={answers.lateSpouseLeftAll}
        onChange={(lateSpouseLeftAll) => onAnswer({ lateSpouseLeftAll })}
      />
      {isAll ? <LateEstate {...props} /> : <UnusedShares {...props} />}
    </>
  );
}
