import { optionsOf } from '@plainwill/contracts/kit/question';
import { willSettingsQuestions } from '@plainwill/contracts/will-data/questions/will-settings-questions';
import type { DocumentFormat } from '@plainwill/contracts/will-data/will/files';
import type { Finding } from '@plainwill/contracts/will-data/will/will-checks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { failureOf } from '../../../shared/api/failure.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { willMakerPath } from '../../../shared/paths/will-maker-paths.ts';
import { updateTestatorRecord, useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { StateLabel } from '../../../ui/feedback/badge.tsx';
import { Explanation } from '../../../ui/feedback/explanation.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Card } from '../../../ui/layout/page-layout.tsx';
import { notify } from '../../../ui/toasts/toasts.ts';
import { AnswerLink } from '../../answer-place/answer-link.tsx';
import { signingHeading } from '../../answer-place/path-to-answer.ts';
import { keyOf } from '../checks/finding-model.ts';
import { blockingFindings } from '../checks/things-to-fix.ts';
import { useUnderstood, warningsToTick } from '../checks/understood.ts';
import { CopyGate, useIsCheckNeeded } from '../review/copy-gate.tsx';
import { DownloadButtons } from './download-buttons.tsx';
import { fetchCopy, useMakeCopy, useSigningCopies } from './use-signing-copies.ts';

const { executionVariant } = willSettingsQuestions;

const options = optionsOf(executionVariant);

/** How the testator will sign, which the words above the signatures must say. Non-Contentious Probate Rules 1987 r.13. */
function HowSigned() {
  const { settings } = useTestatorRecord();
  const { mutate, variables, isPending } = trpc.willData.settings.save.useMutation({
    onSuccess: (saved) => updateTestatorRecord((testatorRecord) => ({ ...testatorRecord, settings: saved })),
    onError: () => notify({ title: 'Save Error', text: 'Failed to save how you will sign', tone: 'error' }),
  });
  const chosen = (isPending && variables.executionVariant) || settings.executionVariant || 'standard';
  return (
    <>
      <div className="max-w-form">
        <Select
          label={executionVariant.label}
          hint={executionVariant.hint}
          options={options}
          value={chosen}
          onChange={(executionVariant) => mutate({ executionVariant })}
        />
      </div>
      {chosen !== 'standard' && (
        <Explanation>
          Before it is signed, the whole will must be read over to you in front of both witnesses, who must see that you
          understand and approve it. Ask a solicitor to be there.
        </Explanation>
      )}
    </>
  );
}

/** The step lists what is still to do before there is a signing copy, and has the button that creates it. */
export function SigningStep({ checks }: { checks: readonly Finding[] }) {
  const { isTicked } = useUnderstood();
  const copies = useSigningCopies();
  const make = useMakeCopy();
  const [known, setKnown] = useState<readonly string[]>([]);
  const missing = useRef<HTMLUListElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const blocks = blockingFindings(checks);
  const warnings = warningsToTick(checks);
  const unticked = warnings.filter((warning) => !isTicked(warning));
  const isReady = blocks.length + unticked.length === 0;
  const isCheckNeeded = useIsCheckNeeded();

  useEffect(() => {
    if (make.data) result.current?.focus();
  }, [make.data]);

  const fetchMade = (format: DocumentFormat) =>
    make.data ? fetchCopy(make.data.id, format) : Promise.reject(new Error('there is no copy'));

  const start = () => {
    if (!isReady) return missing.current?.focus();
    setKnown(copies.data?.map(({ id }) => id) ?? []);
    make.mutate({ understood: [...new Set(warnings.map(({ id }) => id))] });
  };
  return (
    <Card>
      <h3 id={signingHeading} tabIndex={-1} className="heading scroll-mt-24 text-title">
        Create your signing copy
      </h3>
      <p className="max-w-words text-muted">
        The words of your draft, with space for the date and the signatures, and one clause more that says how many
        pages the copy has. Each page shows the copy number and a code. It becomes your will only when you have signed
        it in front of two witnesses.
      </p>
      <HowSigned />
      <ul ref={missing} tabIndex={-1} aria-label="Before you can create it" className="flex flex-col gap-4">
        <Requirement isMet={blocks.length === 0} met="Nothing to fix" unmet="Fix these to get your signing copy">
          {blocks.map((finding) => (
            <FindingItem key={`${keyOf(finding)} ${finding.message}`} finding={finding} />
          ))}
        </Requirement>
        {warnings.length > 0 && (
          <Requirement
            isMet={unticked.length === 0}
            met={
              warnings.length === 1 ? 'You understand the warning' : `You understand all ${warnings.length} warnings`
            }
            unmet={`Read and tick “I understand”: ${warnings.length - unticked.length} of ${warnings.length} done`}
          >
            {unticked.map((finding) => (
              <ToWarning key={`${keyOf(finding)} ${finding.message}`} finding={finding} />
            ))}
          </Requirement>
        )}
      </ul>
      {make.error && (
        <Notice tone="error" title="Your signing copy couldn’t be created">
          {failureOf(make.error).message}
        </Notice>
      )}
      {make.data && (
        <Notice tone="ok" ref={result} title={`Copy ${make.data.number} is ready`}>
          <div className="flex flex-col gap-3">
            <p>
              {known.includes(make.data.id) &&
                'Nothing has changed since it was created, so it is still the one to sign. '}
              Download it, print it, then follow “How to sign”.
            </p>
            <DownloadButtons
              what={`copy ${make.data.number}, the one to sign`}
              formats={['pdf']}
              fetchFile={fetchMade}
            />
          </div>
        </Notice>
      )}
      {!isCheckNeeded && (
        <ButtonRow>
          <Button
            variant={make.data ? 'secondary' : 'primary'}
            onPress={start}
            isBlocked={!isReady}
            isPending={make.isPending}
            pendingLabel="Creating…"
          >
            Create signing copy
          </Button>
        </ButtonRow>
      )}
      <CopyGate />
    </Card>
  );
}

interface RequirementProps {
  isMet: boolean;
  met: string;
  unmet: string;
  children: ReactNode;
}

const Requirement = ({ isMet, met, unmet, children }: RequirementProps) => (
  <li>
    <StateLabel isGood={isMet}>{isMet ? met : unmet}</StateLabel>
    {!isMet && <ul className="mt-1 flex flex-col gap-1 pl-6.5">{children}</ul>}
  </li>
);

const FindingItem = ({ finding }: { finding: Finding }) => (
  <li data-finding={keyOf(finding)} className="max-w-words py-1">
    {finding.place ? (
      <AnswerLink place={finding.place} from={willMakerPath('will', undefined, { check: keyOf(finding) })}>
        {finding.message}
      </AnswerLink>
    ) : (
      finding.message
    )}
  </li>
);

/** Leads up the page to the tick of a warning. */
function ToWarning({ finding }: { finding: Finding }) {
  const [, navigate] = useLocation();
  const key = keyOf(finding);
  const go = () => {
    // Named in the address, it is unfolded if need be.
    navigate(willMakerPath('will', undefined, { check: key }), { replace: true });
    requestAnimationFrame(() => {
      const row = document.querySelector(`[data-finding="${CSS.escape(key)}"]`);
      row?.scrollIntoView({ block: 'center' });
      row?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
    });
  };
  return (
    <li className="max-w-words">
      <button
        type="button"
        onClick={go}
        className="min-h-11 cursor-pointer py-1 text-left font-semibold text-deep underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {finding.message}
      </button>
    </li>
  );
}
