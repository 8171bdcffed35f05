import { Notice } from '../../ui/feedback/notice.tsx';
import { PoundsField } from './amount-fields.tsx';
import { isAllToSpouse } from './answers.ts';
import { YesNo } from './choice-pills.tsx';
import { HomeQuestions } from './home-questions.tsx';
import { LateSpouseQuestions } from './late-spouse-questions.tsx';
import type { StepProps } from './step-form.tsx';

export function FamilyStep({ answers, onAnswer }: StepProps) {
  const hasSpouse = answers.hasSpouse === 'Yes';
  const isAll = isAllToSpouse(answers);
  return (
    <>
      <YesNo
        label="Do you have a spouse/civil partner?"
        name="hasSpouse"
        hint="A partner you are not married to counts as No"
        value={answers.hasSpouse}
        onChange={(answer) => onAnswer({ hasSpouse: answer })}
      />
      {hasSpouse && (
        <YesNo
          label="Does your entire estate go to your spouse/civil partner?"
          name="entireEstateToSpouse"
          value={answers.entireEstateToSpouse}
          onChange={(entireEstateToSpouse) => onAnswer({ entireEstateToSpouse })}
        />
      )}
      {isAll && (
        <Notice tone="info">
          There is typically no inheritance tax on the first death, and unused allowances pass to the spouse.
        </Notice>
      )}
      {hasSpouse && !isAll && (
        <PoundsField
          label="How much goes to your spouse/civil partner?"
          name="amountToSpouse"
          hint="Whatever they receive is free of tax"
          isOptional
          value={answers.amountToSpouse}
          onChange={(amountToSpouse) => onAnswer({ amountToSpouse })}
        />
      )}
      {!hasSpouse && <LateSpouseQuestions answers={answers} onAnswer={onAnswer} />}
      {!isAll && <HomeQuestions answers={answers} onAnswer={onAnswer} />}
    </>
  );
}
