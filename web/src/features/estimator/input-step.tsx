import { Notice } from '../../ui/feedback/notice.tsx';
import { WithAside } from '../../ui/layout/page-layout.tsx';
import { bandsOn } from '../inheritance-tax/bands.ts';
import { workingOf } from '../inheritance-tax/working.ts';
import { inputOf } from './answers.ts';
import { EstateStep } from './estate-step.tsx';
import { FamilyStep } from './family-step.tsx';
import { GiftsStep } from './gifts-step.tsx';
import { SoFar } from './so-far.tsx';
import { InvalidEstate, StepForm, type StepProps } from './step-form.tsx';

interface InputStepProps extends StepProps {
  step: number;
  today: string;
  /** How often a result was asked for that there is no estate for. */
  refusedAt: number;
  onNext: () => void;
  onStep: (step: number) => void;
}

const focusNotice = (notice: HTMLDivElement | null) => notice?.focus();

/** One of the three steps with questions, and beside it what they have come to. */
export function InputStep({ step, answers, onAnswer, today, refusedAt, onNext, onStep }: InputStepProps) {
  const bands = bandsOn(today);
  const working = workingOf(inputOf(answers), { asOf: today });
  return (
    <WithAside isAsideSteady aside={<SoFar step={step} working={working} bands={bands} />}>
      <StepForm step={step} answers={answers} today={today} onNext={onNext} onBack={() => onStep(step - 1)}>
        {step === 1 && <EstateStep answers={answers} onAnswer={onAnswer} />}
        {step === 2 && <FamilyStep answers={answers} onAnswer={onAnswer} />}
        {step === 3 && <GiftsStep answers={answers} onAnswer={onAnswer} today={today} />}
        {refusedAt > 0 && <InvalidEstate key={refusedAt} ref={focusNotice} />}
        {step === 1 && (
          <noscript>
            <Notice tone="info">
              The calculator needs JavaScript. Switch it on in your browser, and load this page again.
            </Notice>
          </noscript>
        )}
      </StepForm>
    </WithAside>
  );
}
