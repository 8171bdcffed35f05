import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { PercentField, PoundsField } from './amount-fields.tsx';
import { YesNo } from './choice-pills.tsx';
import type { StepProps } from './step-form.tsx';

/** Who the home goes to, and what it is worth. */
export function HomeQuestions({ answers, onAnswer }: StepProps) {
  return (
    <>
      <YesNo
        label="Does your main residence pass to direct descendants?"
        name="hasDirectDescendants"
        hint="Children and grandchildren, step, adopted and foster children among them, and their spouses"
        value={answers.hasDirectDescendants}
        onChange={(hasDirectDescendants) => onAnswer({ hasDirectDescendants })}
      />
      {answers.hasDirectDescendants === 'Yes' && (
        <>
          <PoundsField
            label="Main residence value"
            name="mainResidenceValue"
            hint="Your share of it, less any mortgage. It may qualify for the Residence Nil-Rate Band"
            value={answers.mainResidenceValue}
            onChange={(mainResidenceValue) => onAnswer({ mainResidenceValue })}
          />
          <Disclosure summary="Only part of the home goes to them">
            <PercentField
              label="How much of it goes to them?"
              name="percentResidenceToDescendants"
              value={answers.percentResidenceToDescendants}
              onChange={(percentResidenceToDescendants) => onAnswer({ percentResidenceToDescendants })}
            />
          </Disclosure>
        </>
      )}
    </>
  );
}
