import { staffRecoveryDays, willHiddenDays } from '@plainwill/contracts/identity/sign-in-methods';
import type { StaffRecovery } from '@plainwill/contracts/identity/staff-recoveries';
import { useState } from 'react';
import { useProof } from '../../account/reauthentication/reauthentication.ts';
import { NewEmailField } from '../../account/sign-in/credential-fields.tsx';
import { failureOf } from '../../shared/api/failure.ts';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { EmailText } from '../../ui/text/email-text.tsx';
import { ReasonDialog } from '../admin/reason-dialog.tsx';
import { AskedActions, AskedText, agreeNotice } from './asked-for.tsx';
import { PersonCell } from './person-cell.tsx';
import { StaffRecoveryForm } from './staff-recovery-form.tsx';
import { useAgreeToRecovery, useStaffRecoveries, useStopStaffRecovery } from './use-staff-recoveries.ts';

/** Customers who have lost every way in: two administrators give the account another address. Nothing where that is off. */
export function StaffRecoveries() {
  const { data, isError, error, refetch, isFetching } = useStaffRecoveries();
  if (isError)
    return (
      <Card>
        <h2 className="heading text-lead">Lost accounts</h2>
        <RetryNotice message={failureOf(error).message} onRetry={() => void refetch()} isRetrying={isFetching} />
      </Card>
    );
  if (!data) return null;
  return (
    <Card>
      <h2 className="heading text-lead">Lost accounts</h2>
      <p className="text-muted">
        If a customer has lost their mailbox, their password and their passkeys, two administrators can give the account
        a new email address. Each of them checks who the customer is. It takes {staffRecoveryDays} days, in which we
        remind the old address, and any sign-in stops it. The will then stays hidden for {willHiddenDays} days more.
      </p>
      <RecoveryTable recoveries={data} />
      <Disclosure summary="Recover a customer’s account">
        <StaffRecoveryForm />
      </Disclosure>
    </Card>
  );
}

const columns = [{ title: 'Account' }, { title: 'Asked' }, { title: 'State' }];

function RecoveryTable({ recoveries }: { recoveries: readonly StaffRecovery[] }) {
  const [agreeing, setAgreeing] = useState<StaffRecovery | null>(null);
  const stop = useProof(useStopStaffRecovery());
  return (
    <>
      {Boolean(stop.error) && <Notice tone="error">{failureOf(stop.error).message}</Notice>}
      {recoveries.length === 0 ? (
        <p>No account is being recovered.</p>
      ) : (
        <DataTable
          isList
          caption="Accounts being recovered"
          columns={columns}
          rows={recoveries.map((recovery) => ({
            id: recovery.accountId,
            cells: [
              <PersonCell key="account" {...recovery} />,
              <AskedText key="asked" {...recovery}>
                {/* The second administrator types it from what the customer says, not from here. */}
                {recovery.dueAt && (
                  <span className="block">
                    New address: <EmailText email={recovery.newEmail} />
                  </span>
                )}
              </AskedText>,
              <AskedActions
                key="state"
                person={recovery.name ?? recovery.email}
                notice={noticeOf(recovery)}
                onAgree={() => setAgreeing(recovery)}
                undo="Stop"
                onUndo={() => stop.run({ accountId: recovery.accountId })}
                isUndoing={stop.isPending}
              />,
            ],
          }))}
        />
      )}
      {agreeing && <AgreeDialog recovery={agreeing} onClose={() => setAgreeing(null)} />}
    </>
  );
}

function noticeOf({ dueAt, isOwn, agreeFrom }: StaffRecovery): string | null {
  if (dueAt) return `New address on ${formatDay(dueAt)}`;
  return isOwn ? 'You asked. Someone else must agree' : agreeNotice(agreeFrom);
}

interface AgreeDialogProps {
  recovery: StaffRecovery;
  onClose: () => void;
}

const missingAddress = { newEmail: 'Enter the new email address' };

/** The second of the two types the address again and says how they checked. */
function AgreeDialog({ recovery: { accountId, name, email, askedBy, reason }, onClose }: AgreeDialogProps) {
  const agree = useAgreeToRecovery();
  const [newEmail, setNewEmail] = useState('');
  return (
    <ReasonDialog
      title={`Recover the account of ${name ?? email}?`}
      action="Agree to recovery"
      pendingLabel="Agreeing…"
      typed={{ newEmail }}
      missingMessages={missingAddress}
      call={{
        ...agree,
        mutate: (input, { onError }) =>
          agree.mutate({ accountId, newEmail, ...input }, { onError, onSuccess: onClose }),
      }}
      onClose={onClose}
    >
      <p>
        {askedBy} asked for it: “{reason}”
      </p>
      <p>
        In {staffRecoveryDays} days no earlier way to sign in will work, and whoever reads the new mailbox has the
        account. Check who the customer is yourself before you agree.
      </p>
      <NewEmailField label="The new email address, as the customer tells you" value={newEmail} onChange={setNewEmail} />
    </ReasonDialog>
  );
}
