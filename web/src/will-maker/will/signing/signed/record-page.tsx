import type { StoredPlan } from '@plainwill/contracts/will-data/signing/stored-plan';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { paths } from '../../../../shared/paths/paths.ts';
import { LoadProblem } from '../../../../shared/testator-record/load-problem.tsx';
import { useToday } from '../../../../shared/testator-record/use-testator-record.ts';
import { TextLink } from '../../../../ui/buttons/text-link.tsx';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { PageHeading } from '../../../../ui/layout/page-heading.tsx';
import { Stack } from '../../../../ui/layout/page-layout.tsx';
import { notifySuccess } from '../../../../ui/toasts/toasts.ts';
import { forgetSteps } from '../day/use-steps-done.ts';
import { useRecordSigning } from '../use-signed-wills.ts';
import { useSigningPlan } from '../use-signing-plan.ts';
import { LookThrough } from './look-through.tsx';
import { draftFromPlan, emptyDraft, onTheDay, sinceThen } from './signed-model.ts';
import { SigningForm } from './signing-form.tsx';

/** Records a signing: of the newest copy, or of a will that was not made here. */
export default function RecordPage() {
  const plan = useSigningPlan();
  return (
    <div className="mx-auto w-full max-w-sheet">
      <Stack>
        <PageHeading title="Record the signing">Record the signing</PageHeading>
        {plan.data ? (
          <RecordForm stored={plan.data} />
        ) : plan.isError ? (
          <LoadProblem
            title="This page couldn’t be loaded"
            error={plan.error}
            onRetry={() => void plan.refetch()}
            isRetrying={plan.isFetching}
          />
        ) : (
          <Loading rows={7} />
        )}
      </Stack>
    </div>
  );
}

function RecordForm({ stored }: { stored: StoredPlan }) {
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const today = useToday();
  const copy = search.has('other') ? null : stored.copy;
  const [draft, setDraft] = useState(() => (copy ? draftFromPlan(stored, today) : emptyDraft));
  const [photoOutcome, setPhotoOutcome] = useState('');
  const record = useRecordSigning();
  const run = () =>
    record.mutate(
      {
        copyId: copy?.id ?? null,
        ...onTheDay(draft),
        ...sinceThen(draft),
        isLost: false,
        ...(photoOutcome && { photoOutcome }),
      },
      {
        onSuccess: () => {
          forgetSteps();
          notifySuccess('Your signed will is recorded');
          navigate(paths.sign, { replace: true });
        },
      },
    );
  return (
    <>
      <p className="max-w-words text-lead">
        {copy
          ? `For copy ${copy.number}. The paper is your will: this is a note about it, so that it can be found and kept up to date.`
          : 'For a will that was not made here. We cannot tell you what it says, but we can remember where it is.'}
      </p>
      {copy && <LookThrough copy={copy} photoOutcome={photoOutcome} onPhotoOutcome={setPhotoOutcome} />}
      <SigningForm
        draft={draft}
        onChange={setDraft}
        submit={{ label: 'Record the signing', run, isPending: record.isPending, error: record.error }}
      />
      <p>
        <TextLink to={paths.sign}>Back to Sign and keep</TextLink>
      </p>
    </>
  );
}
