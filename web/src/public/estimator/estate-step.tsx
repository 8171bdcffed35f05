import { PoundsField } from './amount-fields.tsx';
import type { StepProps } from './step-form.tsx';

export function EstateStep({ answers, onAnswer }: StepProps) {
  return (
    <>
      <PoundsField
        label="Total estate value"
        name="estateValue"
        hint="Property, savings, investments, valuables"
        value={answers.estateValue}
        onChange={(estateValue) => onAnswer({ estateValue })}
      />
      <PoundsField
        label="Mortgage/debts"
        name="debts"
        hint="Everything you owe. Leave it empty if nothing"
        isOptional
        value={answers.debts}
        onChange={(debts) => onAnswer({ debts })}
      />
    </>
  );
}
