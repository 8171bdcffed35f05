import { optionsOf } from '@plainwill/contracts/kit/question';
import type { HowMadeRequest } from '@plainwill/contracts/will-data/how-made/how-made';
import {
  askerLabels,
  howMadePageSize,
  howMadeStateLabels,
} from '@plainwill/contracts/will-data/how-made/how-made-vocabulary';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { failureOf } from '../../shared/api/failure.ts';
import { staffPaths } from '../../shared/paths/staff-paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { WithEmails } from '../../ui/text/email-text.tsx';
import { StaffOnly } from '../admin/staff-only.tsx';
import { Filter } from '../lists/list-toolbar.tsx';
import { Pages } from '../lists/pages.tsx';
import { RowLink } from '../lists/row-opener.tsx';
import { useStaffNames } from '../lists/use-staff-names.ts';
import { useChosenRequests } from './chosen-requests.ts';
import { EnterRequestDialog } from './enter-request-dialog.tsx';
import { useRequests } from './use-how-made.ts';

const title = 'Disputed wills';

/** Staff answer requests about how a will was made from here. */
export default function HowMadePage() {
  return (
    <StaffOnly title={title} access="admin">
      {() => (
        <>
          <PageHeading title={title}>{title}</PageHeading>
          <p className="max-w-prose text-muted">
            When a will is disputed, executors and others may ask how it was made. We keep a record of each signed will
            for this, even after the account has gone. Record every request here, also those that you refuse.
          </p>
          <RequestList />
        </>
      )}
    </StaffOnly>
  );
}

const states = optionsOf({ options: howMadeStateLabels });

function RequestList() {
  const { chosen, choose } = useChosenRequests();
  const { data, isError, error, isFetching, refetch } = useRequests(chosen);
  const [isEntering, setEntering] = useState(false);
  const [, goTo] = useLocation();
  return (
    <Card>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Filter label="State" options={states} value={chosen.state} onChange={(state) => choose({ state })} />
        <Button variant="secondary" size="small" onPress={() => setEntering(true)}>
          Record a request
        </Button>
      </div>
      <p role="status" className="font-semibold">
        {isError ? '' : data ? `${data.count.toLocaleString('en-GB')} found` : 'Loading...'}
      </p>
      {isError && (
        <RetryNotice message={failureOf(error).message} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data && !isError && (
        <div aria-busy={isFetching} className="flex flex-col gap-4">
          {data.requests.length > 0 ? (
            <RequestTable requests={data.requests} />
          ) : (
            <EmptyState>{chosen.state ? 'Nothing matches.' : 'No one has asked yet.'}</EmptyState>
          )}
          <Pages
            of="requests"
            onBack={chosen.page > 1 && (() => choose({ page: chosen.page - 1 }))}
            onNext={chosen.page * howMadePageSize < data.count && (() => choose({ page: chosen.page + 1 }))}
          />
        </div>
      )}
      {isEntering && (
        <EnterRequestDialog
          onClose={() => setEntering(false)}
          onEntered={(id) => goTo(staffPaths.howMadeRequest(id))}
        />
      )}
    </Card>
  );
}

const columns = ['Number', 'Who asks', 'Received', 'State', 'Recorded by'].map((title) => ({ title }));

function RequestTable({ requests }: { requests: readonly HowMadeRequest[] }) {
  const { nameOf } = useStaffNames();
  return (
    <DataTable
      isList
      caption="Requests about how wills were made"
      columns={columns}
      rows={requests.map(({ id, number, asker, receivedOn, state, enteredBy }) => ({
        id,
        cells: [
          <RowLink key="number" to={staffPaths.howMadeRequest(id)} lead="Open request">
            {number}
          </RowLink>,
          askerLabels[asker],
          formatDay(receivedOn),
          <span key="state">{howMadeStateLabels[state]}</span>,
          <span key="by" className="wrap-anywhere">
            <WithEmails text={nameOf(enteredBy)} />
          </span>,
        ],
      }))}
    />
  );
}
