import { PercentField, PoundsField } from './amount-fields.tsx';
import { ChoicePills } from './choice-pills.tsx';
import { readPounds } from './pounds.ts';
import type { StepProps } from './step-form.tsx';

const options = [
  { value: 'none', label: 'No' },
  { value: 'percent', label: 'Percentage' },
  { value: 'amount', label: 'Amount' },
] as const;

export function CharityQuestions({ answers, onAnswer }: StepProps) {
  return (
    <>
      <ChoicePills
        label="Charitable gift in your will"
        name="charityType"
        options={options}
        value={answers.charityType}
        onChange={(charityType) => onAnswer({ charityType })}
      />
      {answers.charityType === 'percent' && (
        <PercentField
          label="Percentage to charity"
          name="charityPercent"
          hint="Of what you own less what you owe. 10% or more may reduce the rate from 40% to 36%"
          remark={(readPounds(answers.charityPercent) ?? 0) > 100 && 'More than 100% counts as 100%.'}
          value={answers.charityPercent}
          onChange={(charityPercent) => onAnswer({ charityPercent })}
        />
      )}
      {answers.charityType === 'amount' && (
        <PoundsField
          label="Amount to charity"
          name="charityAmount"
          value={answers.charityAmount}
          onChange={(charityAmount) => onAnswer({ charityAmount })}
        />
      )}
    </>
  );
}
