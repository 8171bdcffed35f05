import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import { bandsOn } from '@plainwill/law/tax/bands';
import { workingOf } from '@plainwill/law/tax/working';
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useDraft } from '../../shared/drafts/draft.ts';
import { paths } from '../../shared/paths/paths.ts';
import { SitePage } from '../../shared/site/site-page.tsx';
import { onIdle } from '../../ui/browser/on-idle.ts';
import { useInBrowser } from '../../ui/browser/use-in-browser.ts';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { StepBar } from '../../ui/feedback/step-bar.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { PageColumn, Stack, WithAside } from '../../ui/layout/page-layout.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { PartProblem } from '../../ui/loading/part-problem.tsx';
import { type EstimatorAnswers, estimatorDraft, hasEstate, inputOf } from './answers.ts';
import { Disclaimers } from './disclaimers.tsx';
import { EstateStep } from './estate-step.tsx';
import { FamilyStep } from './family-step.tsx';
import { SoFar } from './so-far.tsx';
import { InvalidEstate, inputSteps, resultStep, StepForm, type StepProps, stepAt, stepTitles } from './step-form.tsx';
import { leadDraft } from './use-lead.ts';

const loadGiftsStep = () => import('./gifts-step.tsx');
const GiftsStep = lazyPart(loadGiftsStep, PartProblem);
const loadResult = () => import('./result.tsx');
const Result = lazyPart(loadResult, PartProblem);

interface InputStepProps extends StepProps {
  step: number;
  today: string;
  /** How often a result was asked for that there is no estate for. */
  refusedAt: number;
  onNext: () => void;
  onBack: () => void;
}

const focusNotice = (notice: HTMLDivElement | null) => notice?.focus();

/** One of the three steps with questions, and beside it what they have come to. */
function InputStep({ step, answers, onAnswer, today, refusedAt, onNext, onBack }: InputStepProps) {
  const bands = bandsOn(today);
  const working = workingOf(inputOf(answers), { asOf: today });
  return (
    <WithAside isAsideSteady aside={<SoFar step={step} working={working} bands={bands} />}>
      <StepForm step={step} answers={answers} today={today} onNext={onNext} onBack={onBack}>
        {step === 1 && <EstateStep answers={answers} onAnswer={onAnswer} />}
        {step === 2 && <FamilyStep answers={answers} onAnswer={onAnswer} />}
        {step === 3 && (
          <Suspense fallback={<Loading />}>
            <GiftsStep answers={answers} onAnswer={onAnswer} />
          </Suspense>
        )}
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

export default function EstimatorPage() {
  const isInBrowser = useInBrowser();
  const [answers, setAnswers] = useDraft(estimatorDraft);
  const [search] = useSearchParams();
  const [, goTo] = useLocation();
  const [refusedAt, setRefusedAt] = useState(0);

  const step = isInBrowser ? stepAt(search.get('step')) : 1;
  const today = dayInUnitedKingdom(new Date());
  const goToStep = (number: number) => {
    setRefusedAt(0);
    goTo(paths.estimatorStep(number));
  };
  const answer = (changed: Partial<EstimatorAnswers>) => {
    setRefusedAt(0);
    setAnswers((known) => ({ ...known, ...changed }));
  };
  const goOn = () => {
    if (step === inputSteps && !hasEstate(answers)) setRefusedAt((times) => times + 1);
    else goToStep(step + 1);
  };
  const restart = () => {
    estimatorDraft.reset();
    leadDraft.reset();
    goToStep(1);
  };

  // While the questions are answered, so that what comes later is there at once, and without a connection too.
  useEffect(() => onIdle(() => void Promise.allSettled([loadGiftsStep(), loadResult()])), []);

  const title = stepTitles[step] ?? '';
  return (
    <SitePage width="full">
      <PageColumn>
        <Stack>
          {step < resultStep && <StepBar label={`Step ${step} of ${inputSteps}`} step={step} of={inputSteps} />}
          <div className="flex max-w-words flex-col gap-3">
            <PageHeading title={step === 1 ? title : `${title} – ${stepTitles[1]}`} at={`step ${step}`}>
              {title}
            </PageHeading>
            {step === 1 && (
              <p className="text-lead text-muted">
                A free estimate in under a minute. What you enter stays on this device.
              </p>
            )}
          </div>
        </Stack>
        {step === resultStep ? (
          <Suspense fallback={<Loading />}>
            <Result answers={answers} onAnswer={answer} today={today} onRestart={restart} />
          </Suspense>
        ) : (
          <InputStep
            key={step}
            step={step}
            answers={answers}
            onAnswer={answer}
            today={today}
            refusedAt={refusedAt}
            onNext={goOn}
            onBack={() => goToStep(step - 1)}
          />
        )}
        <Disclaimers />
      </PageColumn>
    </SitePage>
  );
}
