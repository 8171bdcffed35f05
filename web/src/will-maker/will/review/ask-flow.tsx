import type { ReviewStatus } from '@plainwill/contracts/will-data/review/review';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { savesDone } from '../../../shared/api/query-client.ts';
import { saveAll, saveStatesAtom } from '../../../shared/autosave/open-section.ts';
import { saveStateMessage } from '../../../shared/autosave/save-state.ts';
import { paths } from '../../../shared/paths/paths.ts';
import { willMakerPath } from '../../../shared/paths/will-maker-paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { SaveStatus } from '../../../ui/feedback/save-status.tsx';
import { StepBar } from '../../../ui/feedback/step-bar.tsx';
import { Card } from '../../../ui/layout/page-layout.tsx';
import { AboutWillStep } from './about-will-step.tsx';
import { AboutYouStep } from './about-you-step.tsx';
import { askSteps } from './ask-steps.ts';
import { capacitySection } from './capacity-autosave.ts';
import { PauseNotice } from './pause-notice.tsx';
import { SendStep } from './send-step.tsx';
import { WhatHappensStep } from './what-happens-step.tsx';

/** Asks for a check, one step at a time. */
export function AskFlow({ status, step }: { status: ReviewStatus; step: number }) {
  if (status.pause) return <PauseNotice pause={status.pause} />;
  const labels = askSteps[step - 1];
  return (
    <div className="flex max-w-sheet flex-col gap-6">
      <StepBar label={`Step ${step} of ${askSteps.length}: ${labels}`} step={step} of={askSteps.length} />
      <Card>
        <h2 className="heading text-title">{labels}</h2>
        {step === 1 && (
          <Step step={step}>
            <WhatHappensStep usualDays={status.usualDays} />
          </Step>
        )}
        {step === 2 && (
          <Step step={step}>
            <AboutWillStep />
          </Step>
        )}
        {step === 3 && (
          <Step step={step}>
            <AboutYouStep />
          </Step>
        )}
        {step === 4 && <SendStep back={<Back step={step} />} />}
      </Card>
    </div>
  );
}

const Back = ({ step }: { step: number }) => (
  <ButtonLink to={step === 1 ? willMakerPath('will') : paths.reviewStep(step - 1)} variant="quiet">
    Back
  </ButtonLink>
);

function Step({ step, children }: { step: number; children: ReactNode }) {
  const [, navigate] = useLocation();
  const [isSaving, setSaving] = useState(false);
  const goOn = async () => {
    setSaving(true);
    await Promise.all([saveAll(), savesDone()]);
    setSaving(false);
    navigate(paths.reviewStep(step + 1));
  };
  return (
    <>
      {children}
      {step === 2 && <AnswersSaved />}
      <ButtonRow isSpread>
        <Back step={step} />
        <Button onPress={() => void goOn()} isPending={isSaving} pendingLabel="Saving…">
          {step === 1 ? 'Continue' : 'Save and continue'}
        </Button>
      </ButtonRow>
    </>
  );
}

/** The line says if the answers to the questions are safe. */
function AnswersSaved() {
  const state = useAtomValue(saveStatesAtom)[capacitySection] ?? { kind: 'idle' };
  const onRetry = state.kind === 'failed' ? () => void saveAll() : undefined;
  return <SaveStatus tone={state.kind} message={saveStateMessage(state)} onRetry={onRetry} />;
}
