import { Suspense } from 'react';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { YesNo } from '../../ui/fields/choice-pills.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { PartProblem } from '../../ui/loading/part-problem.tsx';
import { PercentField, PoundsField } from './amount-fields.tsx';
import { isAllToSpouse } from './answers.ts';
import type { StepProps } from './step-form.tsx';

// Few were widowed, and the page has little room for script.
const LateSpouseAmounts = lazyPart(() => import('./late-spouse-amounts.tsx'), PartProblem);

/** Asks who the home goes to, and what it is worth. */
function HomeQuestions({ answers, onAnswer }: StepProps) {
  return (
    <>
      <YesNo
        label="Does your main residence pass to direct descendants?"
        name="hasDirectDescendants"
        hint="Children and grandchildren, including step, adopted and foster children, and their spouses"
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

/** Asks what someone who is or was widowed may add to their own allowances; a new marriage takes nothing of it away. */
function LateSpouseQuestions({ answers, onAnswer }: StepProps) {
  const isWidowed = answers.isWidowed === 'Yes';
  return (
    <>
      <YesNo
        label={answers.hasSpouse === 'Yes' ? 'Were you widowed before you married?' : 'Are you widowed?'}
        name="isWidowed"
        hint="Allowances that a late spouse or civil partner did not use can be added to yours"
        value={answers.isWidowed}
        onChange={(answer) => onAnswer({ isWidowed: answer })}
      />
      {isWidowed && (
        <Suspense fallback={<Loading />}>
          <LateSpouseAmounts answers={answers} onAnswer={onAnswer} />
        </Suspense>
      )}
    </>
  );
}

export function FamilyStep({ answers, onAnswer }: StepProps) {
  const hasSpouse = answers.hasSpouse === 'Yes';
  const isAll = isAllToSpouse(answers);
  return (
    <>
      <YesNo
        label="Do you have a spouse/civil partner?"
        name="hasSpouse"
        hint="If you aren’t married to your partner, answer No. You still have the nil-rate band"
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
      {!isAll && <LateSpouseQuestions answers={answers} onAnswer={onAnswer} />}
      {!isAll && <HomeQuestions answers={answers} onAnswer={onAnswer} />}
    </>
  );
}
