import { staffRecoveryDays, willHiddenDays } from '@plainwill/contracts/identity/sign-in-methods';
import type { StaffRecovery } from '@plainwill/contracts/identity/staff-recoveries';
import { useState } from 'react';
import { useProof } from '../../account/reauthentication/reauthentication.ts';
import { NewEmailField } from '../../account/sign-in/credential-fields.tsx';
import { failureOf } from '../../shared/api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { EmailText } from '../../ui/text/email-text.tsx';
import { ReasonDialog } from '../admin/reason-dialog.tsx';
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
          caption="Accounts being recovered"
          columns={columns}
          rows={recoveries.map((recovery) => ({
            id: recovery.accountId,
            cells: [
              <PersonCell key="account" {...recovery} />,
              <AskedText key="asked" {...recovery} />,
              <RecoveryActions
                key="state"
                recovery={recovery}
                onAgree={() => setAgreeing(recovery)}
                onStop={() => stop.run({ accountId: recovery.accountId })}
                isStopping={stop.isPending}
              />,
            ],
          }))}
        />
      )}
      {agreeing && <AgreeDialog recovery={agreeing} onClose={() => setAgreeing(null)} />}
    </>
  );
}

const AskedText = ({ askedAt, askedBy, reason, newEmail, dueAt }: StaffRecovery) => (
  <span className="block max-sm:text-right">
    <span className="block">
      on {formatDay(askedAt)} by {askedBy}
    </span>
    <span className="block text-muted wrap-anywhere">{reason}</span>
    {/* Who agrees types it from what the customer says, not from here. */}
    {dueAt && (
      <span className="block">
        New address: <EmailText email={newEmail} />
      </span>
    )}
  </span>
);

interface RecoveryActionsProps {
  recovery: StaffRecovery;
  onAgree: () => void;
  onStop: () => void;
  isStopping: boolean;
}

function RecoveryActions({ recovery, onAgree, onStop, isStopping }: RecoveryActionsProps) {
  const { dueAt, isOwn, name, email } = recovery;
  const person = name ?? email;
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      {dueAt ? (
        <span className="text-muted">New address on {formatDay(dueAt)}</span>
      ) : isOwn ? (
        <span className="text-muted">You asked. Someone else must agree</span>
      ) : (
        <Button variant="quiet" size="small" onPress={onAgree} label={`Agree for ${person}`}>
          Agree
        </Button>
      )}
      <Button variant="quiet" size="small" onPress={onStop} isPending={isStopping} label={`Stop for ${person}`}>
        Stop
      </Button>
    </span>
  );
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
      missingWords={missingAddress}
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
