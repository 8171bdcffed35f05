import type { CapacityAnswers } from '@plainwill/contracts/will-data/review/review';
import { capacityQuestions, requestTextLength } from '@plainwill/contracts/will-data/review/review-vocabulary';
import type { OwnFinding } from '@plainwill/contracts/will-data/will/will-checks';
import { type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { failureOf } from '../../../shared/api/failure.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { paths } from '../../../shared/paths/paths.ts';
import { LoadProblem } from '../../../shared/testator-record/load-problem.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { TextLink } from '../../../ui/buttons/text-link.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { notifySuccess } from '../../../ui/toasts/toasts.ts';
import { blockingFindings } from '../checks/things-to-fix.ts';
import { warningsToRead, warningsToTick } from '../checks/understood.ts';
import { useAskedFor } from './asked-for.ts';
import { Blocked, Warnings } from './before-asking.tsx';
import { useAskForReview } from './use-review.ts';

/** The questions that are left out; of the one on help nothing is said. */
const leftOut = (answers: CapacityAnswers) =>
  (['understanding', 'estate', 'claims', 'health'] as const).filter((question) => !answers[question]);

const LeftOut = ({ answers }: { answers: CapacityAnswers }) => {
  const left = leftOut(answers);
  if (left.length === 0) return null;
  return (
    <div className="max-w-words">
      <p className="font-semibold">You left out</p>
      <ul className="flex flex-col">
        {left.map((question) => (
          <li key={question} className="flex min-h-11 items-center py-1">
            <TextLink to={paths.reviewStep(question === 'health' ? 3 : 2)}>
              {capacityQuestions[question].label}
            </TextLink>
          </li>
        ))}
      </ul>
      <p className="text-muted">You can send it like this. Our reviewer may ask you about them.</p>
    </div>
  );
};

/** The last look, and sending. */
export function SendStep({ back }: { back: ReactNode }) {
  const preview = trpc.willData.willDocument.preview.useQuery();
  const answers = trpc.willData.review.capacity.get.useQuery();
  const failed = [preview, answers].find(({ isError, data }) => isError && !data);
  if (preview.data && answers.data) return <Send checks={preview.data.checks} answers={answers.data} back={back} />;
  if (!failed) return <Loading />;
  return (
    <LoadProblem
      title="Your will couldn’t be loaded"
      error={failed.error}
      onRetry={() => void failed.refetch()}
      isRetrying={failed.isFetching}
    />
  );
}

interface SendProps {
  checks: readonly OwnFinding[];
  answers: CapacityAnswers;
  back: ReactNode;
}

function Send({ checks, answers, back }: SendProps) {
  const { askedFor, change, forget } = useAskedFor();
  const { isUrgent, words, help } = askedFor;
  const [, navigate] = useLocation();
  const [missing, setMissing] = useState<Record<string, string>>({});
  const warningsAt = useRef<HTMLDivElement>(null);
  const { mutate, isPending, error } = useAskForReview(() => {
    forget();
    notifySuccess('Your request is sent');
    navigate(paths.review, { replace: true });
  });
  const blocks = blockingFindings(checks);
  const warnings = warningsToTick(checks);
  const isUnderstood = warningsToRead(checks).length === 0;
  // Warnings understood earlier are not shown again; one ticked now stays in its place.
  const [toShow] = useState(() => warningsToRead(checks).map(({ version }) => version));
  const shown = warnings.filter((warning) => toShow.includes(warning.version) || !warning.isUnderstood);

  const send = () => {
    const wrong: Record<string, string> = {};
    if (isUrgent && !words.trim()) wrong.words = 'Tell us what makes it urgent';
    if (words.trim().length > requestTextLength)
      wrong.words = `Use ${requestTextLength.toLocaleString('en-GB')} characters or fewer`;
    setMissing(wrong);
    if (!isUnderstood) return warningsAt.current?.querySelector<HTMLElement>('input:not(:checked)')?.focus();
    if (wrong.words || blocks.length > 0) return;
    const understood = [...new Set(warnings.map(({ id }) => id))];
    mutate({ understood, isUrgent, words, help });
  };
  return (
    <>
      {blocks.length > 0 && <Blocked blocks={blocks} />}
      {shown.length > 0 && (
        <div ref={warningsAt}>
          <Warnings warnings={shown} />
        </div>
      )}
      <LeftOut answers={answers} />
      <Checkbox
        name="urgent"
        label="It is urgent"
        hint="You are very ill, or have an operation or a long journey within two weeks."
        isSelected={isUrgent}
        onChange={(isUrgent) => change({ isUrgent })}
      />
      <TextAreaField
        label={isUrgent ? 'What makes it urgent?' : 'Anything our reviewer should know?'}
        isOptional={!isUrgent}
        name="words"
        value={words}
        onChange={(words) => change({ words })}
        error={missing.words}
      />
      {error && (
        <Notice tone="error" title="Your request couldn’t be sent">
          {failureOf(error).message}
        </Notice>
      )}
      {!isUnderstood && <p className="text-muted">Tick “I understand” for each warning to send your request.</p>}
      <ButtonRow isSpread>
        {back}
        <Button
          onPress={send}
          isBlocked={blocks.length > 0 || !isUnderstood}
          isPending={isPending}
          pendingLabel="Sending…"
        >
          Ask for a check
        </Button>
      </ButtonRow>
    </>
  );
}
