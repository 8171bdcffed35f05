import { PercentField } from './amount-fields.tsx';
import { YesNo } from './choice-pills.tsx';
import type { StepProps } from './step-form.tsx';

/** What somebody who is widowed may add to their own allowances. */
export function LateSpouseQuestions({ answers, onAnswer }: StepProps) {
  const isWidowed = answers.isWidowed === 'Yes';
  return (
    <>
      <YesNo
        label="Are you widowed?"
        name="isWidowed"
        hint="Allowances that your late spouse or civil partner did not use can be added to yours"
        value={answers.isWidowed}
        onChange={(answer) => onAnswer({ isWidowed: answer })}
      />
      {isWidowed && (
        <YesNo
          label="Did they leave everything to you, or to charity?"
          name="lateSpouseLeftAll"
          hint="Then none of their allowances was used, and all of them can be added to yours"
          value={answers.lateSpouseLeftAll}
          onChange={(lateSpouseLeftAll) => onAnswer({ lateSpouseLeftAll })}
        />
      )}
      {isWidowed && answers.lateSpouseLeftAll === 'No' && (
        <>
          <PercentField
            label="How much of their nil-rate band was left unused?"
            name="transferredNRBPercent"
            hint="What they left to others has used it, as a share of the band on that day"
            value={answers.transferredNRBPercent}
            onChange={(transferredNRBPercent) => onAnswer({ transferredNRBPercent })}
          />
          <PercentField
            label="How much of their residence nil-rate band?"
            name="transferredRNRBPercent"
            hint="100 if they died before 6 April 2017 with less than £2 million"
            value={answers.transferredRNRBPercent}
            onChange={(transferredRNRBPercent) => onAnswer({ transferredRNRBPercent })}
          />
        </>
      )}
    </>
  );
}
