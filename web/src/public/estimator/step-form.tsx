import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { type EstimatorAnswers, type Problems, problemsOf } from './answers.ts';

export const inputSteps = 3;
export const resultStep = 4;

/** The step that the address asks for; the first if there is no such step. */
export function stepAt(wanted: string | null): number {
  const step = Number(wanted ?? 1);
  return Number.isInteger(step) && step >= 1 && step <= resultStep ? step : 1;
}

export const stepTitles = {
  1: 'Inheritance tax calculator',
  2: 'Your family and home',
  3: 'Gifts and charity',
  4: 'Your estimate',
} as Readonly<Record<number, string>>;

/** Says that there is no estate to estimate for. */
export const InvalidEstate = ({ ref }: { ref?: Ref<HTMLDivElement> }) => (
  <Notice tone="error" title="Invalid Input" ref={ref}>
    Please enter a valid estate value
  </Notice>
);

export interface StepProps {
  answers: EstimatorAnswers;
  onAnswer: (answer: Partial<EstimatorAnswers>) => void;
}

interface StepFormProps {
  step: number;
  answers: EstimatorAnswers;
  today: string;
  onNext: () => void;
  onBack: () => void;
  children: ReactNode;
}

/** One step's questions with the buttons that lead on and back. The first field that cannot be reckoned with takes the focus. */
export function StepForm({ step, answers, today, onNext, onBack, children }: StepFormProps) {
  const [problems, setProblems] = useState<Problems>({});
  const goOn = () => {
    const found = problemsOf(step, answers, today);
    setProblems(found);
    if (Object.keys(found).length === 0) onNext();
  };
  return (
    <Form validationErrors={problems} hasSummary={false} onSubmit={goOn} label={stepTitles[step]}>
      <div className="flex flex-col gap-7">{children}</div>
      <div className="mt-5">
        <ButtonRow isSpread={step > 1}>
          {step > 1 && (
            <Button variant="secondary" onPress={onBack}>
              <ArrowLeft aria-hidden strokeWidth={2.2} className="size-5" />
              Back
            </Button>
          )}
          <Button type="submit">
            {step === inputSteps ? 'Calculate' : 'Next'}
            {step < inputSteps && <ArrowRight aria-hidden strokeWidth={2.2} className="size-5" />}
          </Button>
        </ButtonRow>
      </div>
    </Form>
  );
}
