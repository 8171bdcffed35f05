import { complaintKindLabels, complaintPageSize } from '@plainwill/contracts/notifications/complaint-vocabulary';
import type { Complaint } from '@plainwill/contracts/notifications/complaints';
import type { ComplaintId } from '@plainwill/contracts/shared/ids';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { WithEmails } from '../../ui/text/email-text.tsx';
import { StaffOnly } from '../admin/staff-only.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { Pages } from '../lists/pages.tsx';
import { RowChoice, RowOpener } from '../lists/row-opener.tsx';
import { useStaffNames } from '../lists/use-staff-names.ts';
import { type ChosenComplaints, useChosenComplaints } from './chosen-complaints.ts';
import { ComplaintDialog } from './complaint-dialog.tsx';
import { alarmsText, complaintStateLabels, timeLeftText } from './complaint-labels.ts';
import { ComplaintsToolbar } from './complaints-toolbar.tsx';
import { RecordComplaintDialog } from './record-complaint-dialog.tsx';
import { useComplaints, useMarkSpam, useYearlyComplaints } from './use-complaints.ts';

const columns = ['Due', 'Reference', 'Kind', 'Received', 'State', 'Owner'].map((title) => ({ title }));

interface TableProps {
  complaints: readonly Complaint[];
  /** Those to close as spam; null for who may not. */
  chosenAsSpam: ReadonlySet<ComplaintId> | null;
  onChooseAsSpam: (id: ComplaintId, isChosen: boolean) => void;
  onOpen: (id: ComplaintId) => void;
}

/** From the form, and taken on by nobody. */
const mayBeSpam = ({ channel, state, ownerId }: Complaint) =>
  channel === 'form' && (state === 'received' || state === 'acknowledged') && !ownerId;

function ComplaintsTable({ complaints, chosenAsSpam, onChooseAsSpam, onOpen }: TableProps) {
  const { nameOf } = useStaffNames();
  return (
    <DataTable
      isList
      caption="Complaints and data requests"
      columns={columns}
      rows={complaints.map((complaint) => ({
        id: complaint.id,
        cells: [
          <span key="due" className="flex items-center gap-3">
            {chosenAsSpam && mayBeSpam(complaint) && (
              <RowChoice
                label={`Choose ${complaint.reference}`}
                isChosen={chosenAsSpam.has(complaint.id)}
                onChange={(isChosen) => onChooseAsSpam(complaint.id, isChosen)}
              />
            )}
            <Due {...complaint} />
          </span>,
          <RowOpener key="reference" label={complaint.reference} onOpen={() => onOpen(complaint.id)}>
            <span className="whitespace-nowrap">{complaint.reference}</span>
          </RowOpener>,
          complaintKindLabels[complaint.kind],
          <span key="received" className="whitespace-nowrap">
            {formatDay(complaint.receivedAt)}
          </span>,
          <span key="state">{complaintStateLabels[complaint.state]}</span>,
          <span key="owner" className={complaint.ownerId ? 'wrap-anywhere' : 'whitespace-nowrap text-muted'}>
            <WithEmails text={nameOf(complaint.ownerId)} />
          </span>,
        ],
      }))}
    />
  );
}

/** The day it is due, how long that is, and why somebody must look at it now: the worst reason by name. */
function Due(complaint: Complaint) {
  const { daysLeft, dueOn, alarms } = complaint;
  const alarm = alarmsText(alarms);
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 font-normal">
      {daysLeft === null ? (
        timeLeftText(complaint)
      ) : (
        <span>
          <span className="whitespace-nowrap">{formatDay(dueOn)}</span>{' '}
          <span className="whitespace-nowrap text-muted">· {timeLeftText(complaint)}</span>
        </span>
      )}
      {alarm && (
        <span className="inline-flex items-center gap-1.5 font-semibold text-danger">
          <CircleAlert aria-hidden strokeWidth={2.2} className="size-4.5 shrink-0" />
          {alarm}
        </span>
      )}
    </span>
  );
}

const title = 'Complaints and data requests';

/** Complaints and questions about data, for staff: administrators work on them, others look. */
export default function ComplaintsPage() {
  return (
    <StaffOnly title={title}>
      {({ isAdmin }) => (
        <>
          <PageHeading title={title}>{title}</PageHeading>
          <ComplaintList isAdmin={isAdmin} />
          <Yearly />
        </>
      )}
    </StaffOnly>
  );
}

function ComplaintList({ isAdmin }: { isAdmin: boolean }) {
  const { chosen, choose, open } = useChosenComplaints();
  const { data, isError, error, isFetching, refetch } = useComplaints(chosen);
  const [isEntering, setEntering] = useState(false);
  const [chosenAsSpam, setChosenAsSpam] = useState<ReadonlySet<ComplaintId>>(new Set());
  const markSpam = useMarkSpam();
  // A complaint on another page or behind a filter is not closed unseen.
  const spam = (data?.complaints ?? []).filter(({ id }) => chosenAsSpam.has(id)).map(({ id }) => id);
  const chooseAsSpam = (id: ComplaintId, isChosen: boolean) =>
    setChosenAsSpam((known) => new Set(isChosen ? [...known, id] : [...known].filter((one) => one !== id)));
  return (
    <Card>
      <ComplaintsToolbar chosen={chosen} onChoose={choose} />
      <ButtonRow isSpread>
        <p role="status" className="font-semibold">
          {isError ? '' : data ? `${data.count.toLocaleString('en-GB')} found` : 'Loading...'}
        </p>
        <ListTools />
        {isAdmin && (
          <span className="flex flex-wrap gap-3">
            {spam.length > 0 && (
              <Button
                variant="secondary"
                size="small"
                isPending={markSpam.isPending}
                pendingLabel="Closing…"
                onPress={() =>
                  markSpam.mutate({ ids: spam, isSpam: true }, { onSuccess: () => setChosenAsSpam(new Set()) })
                }
              >
                Close {spam.length} as spam
              </Button>
            )}
            <Button variant="secondary" size="small" onPress={() => setEntering(true)}>
              Record a complaint or request
            </Button>
          </span>
        )}
      </ButtonRow>
      {isError && (
        <RetryNotice message={failureOf(error).message} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data && !isError && (
        <div aria-busy={isFetching} className="flex flex-col gap-4">
          {data.complaints.length > 0 ? (
            <ComplaintsTable
              complaints={data.complaints}
              chosenAsSpam={isAdmin ? chosenAsSpam : null}
              onChooseAsSpam={chooseAsSpam}
              onOpen={open}
            />
          ) : (
            <Nothing chosen={chosen} onClear={() => choose(nothingChosen)} />
          )}
          <Pages
            of="complaints"
            onBack={chosen.page > 1 && (() => choose({ page: chosen.page - 1 }))}
            onNext={chosen.page * complaintPageSize < data.count && (() => choose({ page: chosen.page + 1 }))}
          />
        </div>
      )}
      {chosen.open && (
        <ComplaintDialog key={chosen.open} id={chosen.open} isAdmin={isAdmin} onClose={() => open(undefined)} />
      )}
      {isEntering && (
        <RecordComplaintDialog
          onClose={() => setEntering(false)}
          onEntered={(id) => {
            setEntering(false);
            open(id);
          }}
        />
      )}
    </Card>
  );
}

const nothingChosen = {
  reference: undefined,
  kind: undefined,
  state: undefined,
  ownerId: undefined,
  hasAlarm: undefined,
};

function Nothing({ chosen, onClear }: { chosen: ChosenComplaints; onClear: () => void }) {
  const { reference, kind, state, ownerId, hasAlarm, page } = chosen;
  if (!(reference || kind || state || ownerId || hasAlarm || page > 1)) {
    return <EmptyState>Nothing yet. Complaints and data requests will be listed here.</EmptyState>;
  }
  return (
    <EmptyState
      action={
        <Button variant="secondary" size="small" onPress={onClear}>
          Show all
        </Button>
      }
    >
      Nothing matches.
    </EmptyState>
  );
}

/** How many came in, by year and kind. */
function Yearly() {
  const { data = [] } = useYearlyComplaints();
  if (data.length === 0) return null;
  return (
    <Card>
      <h2 className="heading text-lead">By year</h2>
      <DataTable
        caption="How many came in, by year and kind"
        columns={['Kind', 'Year', 'How many'].map((title) => ({ title }))}
        rows={data.map(({ year, kind, count }) => ({
          id: `${year} ${kind}`,
          cells: [complaintKindLabels[kind], String(year), count.toLocaleString('en-GB')],
        }))}
      />
    </Card>
  );
}
