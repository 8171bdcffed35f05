import type { StepRemoval } from '@plainwill/contracts/identity/step-removals';
import { useState } from 'react';
import { useProof } from '../../account/reauthentication/reauthentication.ts';
import { failureOf } from '../../shared/api/failure.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { ReasonDialog } from '../admin/reason-dialog.tsx';
import type { Staff } from '../admin/staff-only.tsx';
import { AskedActions, AskedText, agreeNotice } from './asked-for.tsx';
import { PersonCell } from './person-cell.tsx';
import { StepRemovalForm } from './step-removal-form.tsx';
import { useAgreeToRemoval, useStepRemovals, useWithdrawRemoval } from './use-step-removals.ts';

/** A colleague without their second step: one administrator asks to remove it, and another agrees. */
export function StepRemovals({ staff }: { staff: Staff }) {
  const removals = useStepRemovals();
  return (
    <Card>
      <h2 className="heading text-lead">Reset a colleague’s sign-in</h2>
      <p className="text-muted">
        If a colleague has lost their passkey and their authenticator app, two administrators remove them together.
        Their roles stay. Talk to them first: someone else may be asking in their name.
      </p>
      {removals.data ? (
        <RemovalTable removals={removals.data} staff={staff} />
      ) : removals.isError ? (
        <RetryNotice
          message={failureOf(removals.error).message}
          onRetry={() => void removals.refetch()}
          isRetrying={removals.isFetching}
        />
      ) : (
        <p role="status" className="text-muted">
          Loading...
        </p>
      )}
      <Disclosure summary="Remove a lost second step">
        <StepRemovalForm />
        <p className="text-muted">
          If you are the only administrator, ask whoever runs this site: they can remove it with a command.
        </p>
      </Disclosure>
    </Card>
  );
}

interface RemovalTableProps {
  removals: readonly StepRemoval[];
  staff: Staff;
}

const columns = [{ title: 'Person' }, { title: 'Asked' }, { title: 'Change' }];

function RemovalTable({ removals, staff }: RemovalTableProps) {
  const [agreeing, setAgreeing] = useState<StepRemoval | null>(null);
  const withdraw = useProof(useWithdrawRemoval());
  return (
    <>
      {Boolean(withdraw.error) && <Notice tone="error">{failureOf(withdraw.error).message}</Notice>}
      {removals.length === 0 ? (
        <p>Nothing is waiting for a second administrator.</p>
      ) : (
        <DataTable
          isList
          caption="Second steps to be removed"
          columns={columns}
          rows={removals.map((removal) => ({
            id: removal.accountId,
            cells: [
              <PersonCell key="person" {...removal} />,
              <AskedText key="asked" {...removal} />,
              <AskedActions
                key="change"
                person={removal.name ?? removal.email}
                notice={noticeOf(removal, staff)}
                onAgree={() => setAgreeing(removal)}
                undo="Withdraw"
                onUndo={() => withdraw.run({ accountId: removal.accountId })}
                isUndoing={withdraw.isPending}
              />,
            ],
          }))}
        />
      )}
      {agreeing && <AgreeDialog removal={agreeing} onClose={() => setAgreeing(null)} />}
    </>
  );
}

function noticeOf({ isOwn, accountId, agreeFrom }: StepRemoval, staff: Staff): string | null {
  if (isOwn) return 'You asked. Someone else must agree';
  return accountId === staff.id ? 'This is you' : agreeNotice(agreeFrom);
}

interface AgreeDialogProps {
  removal: StepRemoval;
  onClose: () => void;
}

/** The second of the two says why, and removes them. */
function AgreeDialog({ removal: { accountId, name, email, askedBy, reason }, onClose }: AgreeDialogProps) {
  const agree = useAgreeToRemoval();
  return (
    <ReasonDialog
      title={`Remove the second steps of ${name ?? email}?`}
      action="Remove second steps"
      pendingLabel="Removing…"
      call={{
        ...agree,
        mutate: (input, { onError }) => agree.mutate({ accountId, ...input }, { onError, onSuccess: onClose }),
      }}
      onClose={onClose}
    >
      <p>
        {askedBy} asked for it: “{reason}”
      </p>
      <p>
        Their passkeys and authenticator app stop working at once, and they are signed out everywhere. They then sign in
        with their password or Google, and set up a new second step. Talk to them before you agree.
      </p>
    </ReasonDialog>
  );
}
