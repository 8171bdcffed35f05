import { nameOf } from '@plainwill/contracts/will-data/people';
import type { StoredPlan } from '@plainwill/contracts/will-data/signing/stored-plan';
import { type DayStep, firstStepInInk, stepsOfDay } from '@plainwill/law/signing/steps-of-day';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../../../shared/paths/paths.ts';
import { LoadProblem } from '../../../../shared/testator-record/load-problem.tsx';
import { useTestatorRecord, useToday } from '../../../../shared/testator-record/use-testator-record.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { ButtonRow } from '../../../../ui/buttons/button-row.tsx';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { StepBar } from '../../../../ui/feedback/step-bar.tsx';
import { AroundTheTable } from '../../../../ui/figures/around-the-table.tsx';
import { PageHeading } from '../../../../ui/layout/page-heading.tsx';
import { Card, Stack } from '../../../../ui/layout/page-layout.tsx';
import { useSigningPlan } from '../use-signing-plan.ts';
import { MishapDialog } from './mishap-dialog.tsx';
import { useAwake } from './use-awake.ts';
import { useStepsDone } from './use-steps-done.ts';

/** Leads three people through the signing, one step at a time. */
export default function DayPage() {
  const plan = useSigningPlan();
  return (
    <div className="mx-auto w-full max-w-words">
      <Stack>
        <PageHeading title="The signing, step by step">The signing, step by step</PageHeading>
        {plan.data ? (
          <Day stored={plan.data} />
        ) : plan.isError ? (
          <LoadProblem
            title="The steps couldn’t be loaded"
            error={plan.error}
            onRetry={() => void plan.refetch()}
            isRetrying={plan.isFetching}
          />
        ) : (
          <Loading rows={5} />
        )}
      </Stack>
    </div>
  );
}

function Day({ stored }: { stored: StoredPlan }) {
  const { copy } = stored;
  if (copy) return <Steps stored={stored} copy={copy} />;
  return (
    <Card>
      <AroundTheTable />
      <h2 className="heading text-title">There is no copy to sign yet</h2>
      <p>
        Create and print it first. Then come back with both witnesses, and this page leads the three of you through the
        signing. It takes about 10 minutes.
      </p>
      <ButtonRow>
        <ButtonLink to={paths.sign}>Go to Sign and keep</ButtonLink>
      </ButtonRow>
    </Card>
  );
}

function useDaySteps({ plan, copy }: StoredPlan): DayStep[] {
  const { personalDetails, settings } = useTestatorRecord();
  const today = useToday();
  if (!copy) return [];
  const { signsForTestator, reader, interpreter, needsInterpreter } = plan.signing;
  return stepsOfDay({
    testator: personalDetails ? nameOf({ ...personalDetails, middleNames: personalDetails.middleNames ?? '' }) : '',
    witnesses: plan.witnesses.map(({ name }) => name),
    signsForTestator: signsForTestator?.name ?? '',
    reader: reader?.name ?? '',
    interpreter: interpreter?.name ?? '',
    needsInterpreter,
    variant: settings.executionVariant,
    copy,
    today,
  });
}

function Steps({ stored, copy }: { stored: StoredPlan; copy: NonNullable<StoredPlan['copy']> }) {
  useAwake();
  const steps = useDaySteps(stored);
  const { isDone, tick, beginAgain } = useStepsDone(copy, stored.done);
  const [isAsking, setAsking] = useState(false);
  const at = steps.findIndex(({ step }) => !isDone(step));
  const here = at === -1 ? steps.length : at;
  const current = steps[here];
  const previous = steps[here - 1];
  const goBack = () => {
    setAsking(false);
    if (previous) tick(previous.step, false);
  };
  const startOver = () => {
    setAsking(false);
    beginAgain();
  };
  if (!current) return <AllDone onBack={goBack} />;
  return (
    <>
      <StepBar label={`Step ${here + 1} of ${steps.length}: ${current.title}`} step={here + 1} of={steps.length} />
      <StepCard key={current.step} step={current} isFirst={here === 0} />
      <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-between">
        <Button onPress={() => tick(current.step, true)}>
          {here === steps.length - 1 ? 'We have finished' : 'Done'}
        </Button>
        {previous && (
          <Button variant="quiet" onPress={() => (previous.step >= firstStepInInk ? setAsking(true) : goBack())}>
            <ArrowLeft aria-hidden strokeWidth={2.2} className="size-5" />
            Back
          </Button>
        )}
      </div>
      <p className="text-small text-muted">
        This list works without a connection. Your screen stays on while it is open, where your phone can do that.
      </p>
      {isAsking && <MishapDialog onClose={() => setAsking(false)} onBack={goBack} onRestart={startOver} />}
    </>
  );
}

/** The focus follows from step to step, so that each is read aloud. */
function StepCard({ step: { title, says, toWrite }, isFirst }: { step: DayStep; isFirst: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
  }, [isFirst]);
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="heading rounded-paper text-heading wrap-anywhere">
        {title}
      </h2>
      {says.map((paragraph) => (
        <p key={paragraph} className="text-title wrap-anywhere">
          {paragraph}
        </p>
      ))}
      {toWrite && <p className="will-text rounded-field bg-sage px-4 py-3 text-heading">{toWrite}</p>}
    </Card>
  );
}

function AllDone({ onBack }: { onBack: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="heading rounded-paper text-heading">
        Your will is signed
      </h2>
      <p className="text-lead">
        Write down here when it was signed, who the witnesses were and where you keep it. The paper is the will: this is
        a note about it.
      </p>
      <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-end">
        <ButtonLink to={paths.signRecord}>Record the signing</ButtonLink>
        <Button variant="quiet" onPress={onBack}>
          <ArrowLeft aria-hidden strokeWidth={2.2} className="size-5" />
          Back
        </Button>
      </div>
    </Card>
  );
}
