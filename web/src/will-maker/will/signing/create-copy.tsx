import type { OwnFinding } from '@plainwill/contracts/will-data/will/will-checks';
import { type ReactNode, useRef } from 'react';
import { failureOf } from '../../../shared/api/failure.ts';
import { willMakerPath } from '../../../shared/paths/will-maker-paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { TextLink } from '../../../ui/buttons/text-link.tsx';
import { StateLabel } from '../../../ui/feedback/badge.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Card } from '../../../ui/layout/page-layout.tsx';
import { keyOf } from '../checks/finding-model.ts';
import { blockingFindings } from '../checks/things-to-fix.ts';
import { warningsToRead, warningsToTick } from '../checks/understood.ts';
import { CopyGate, useIsCheckNeeded } from '../review/copy-gate.tsx';
import { AskedAlone, useAskedAlone } from './asked-alone.tsx';
import { HowSigned } from './how-signed.tsx';
import type { MakeCopy } from './use-signing-copies.ts';

interface CreateCopyProps {
  checks: readonly OwnFinding[];
  make: MakeCopy;
  /** Above what is still to do: why another copy is needed. */
  children?: ReactNode;
  isAnother: boolean;
}

/** Lists what is still to do before there is a copy to sign, and has the button that creates it. */
export function CreateCopy({ checks, make, children, isAnother }: CreateCopyProps) {
  const missing = useRef<HTMLUListElement>(null);
  const blocks = blockingFindings(checks);
  const warnings = warningsToTick(checks);
  const unread = warningsToRead(checks);
  const alone = useAskedAlone();
  const isReady = blocks.length + unread.length === 0 && alone.isAnswered;
  const isCheckNeeded = useIsCheckNeeded();

  const start = () => {
    if (!isReady) return missing.current?.focus();
    make.mutate({ understood: [...new Set(warnings.map(({ id }) => id))] });
  };
  return (
    <Card>
      <h2 className="heading text-title">{isAnother ? 'Create a new signing copy' : 'Create your signing copy'}</h2>
      {children}
      <p className="max-w-words text-muted">
        The words of your draft, with space for the date and the signatures, and one clause more that says how many
        pages the copy has. It becomes your will only when you have signed it in front of two witnesses.
      </p>
      <ul ref={missing} tabIndex={-1} aria-label="Before you can create it" className="flex flex-col gap-4">
        <Requirement isMet={blocks.length === 0} met="Nothing to fix" unmet="Fix these to get your signing copy">
          {blocks.map((finding) => (
            <ToFinding key={`${keyOf(finding)} ${finding.message}`} finding={finding} />
          ))}
        </Requirement>
        {warnings.length > 0 && (
          <Requirement
            isMet={unread.length === 0}
            met={
              warnings.length === 1 ? 'You understand the warning' : `You understand all ${warnings.length} warnings`
            }
            unmet={`Read and tick “I understand”: ${warnings.length - unread.length} of ${warnings.length} done`}
          >
            {unread.map((finding) => (
              <ToFinding key={`${keyOf(finding)} ${finding.message}`} finding={finding} />
            ))}
          </Requirement>
        )}
      </ul>
      <HowSigned />
      <AskedAlone alone={alone} />
      {make.error && (
        <Notice tone="error" title="Your signing copy couldn’t be created">
          {failureOf(make.error).message}
        </Notice>
      )}
      {!isCheckNeeded && (
        <ButtonRow>
          <Button onPress={start} isBlocked={!isReady} isPending={make.isPending} pendingLabel="Creating…">
            {isAnother ? 'Create a new copy' : 'Create signing copy'}
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

/** Leads to where it is fixed or ticked, among the checks of Your Will. */
const ToFinding = ({ finding }: { finding: OwnFinding }) => (
  <li className="flex min-h-11 max-w-words items-center py-1">
    <TextLink to={willMakerPath('will', undefined, { check: keyOf(finding) })}>{finding.message}</TextLink>
  </li>
);
