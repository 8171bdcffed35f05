import type { Enquiry } from '@plainwill/contracts/notifications/enquiries';
import type { EnquiryId } from '@plainwill/contracts/shared/ids';
import { CircleAlert, Download } from 'lucide-react';
import { useProof } from '../../account/reauthentication/reauthentication.ts';
import { failureOf } from '../../shared/api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { formatDateTime } from '../../ui/dates-and-money/format-date-time.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { WithEmails } from '../../ui/text/email-text.tsx';
import { StaffOnly } from '../admin/staff-only.tsx';
import { ChoiceBar, useChoice } from '../lists/choice-bar.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { Pages } from '../lists/pages.tsx';
import { RowChoice, RowOpener } from '../lists/row-opener.tsx';
import { useStaffNames } from '../lists/use-staff-names.ts';
import { ChangeTogether } from './change-together.tsx';
import { type ChosenEnquiries, useChosenEnquiries } from './chosen-enquiries.ts';
import { EnquiriesToolbar } from './enquiries-toolbar.tsx';
import { EnquiryDialog } from './enquiry-dialog.tsx';
import { enquiryKindLabels, enquiryLabel, enquiryStatusLabels } from './enquiry-labels.ts';
import { useEnquiries, useExportEnquiries } from './use-enquiries.ts';

const columns = ['From', 'Received', 'Kind', 'Status', 'Owner', 'Follow up', 'Kept until'].map((title) => ({ title }));

interface EnquiriesTableProps {
  enquiries: readonly Enquiry[];
  /** Those to change at once; null for who may not. */
  chosen: readonly EnquiryId[] | null;
  onChoose: (id: EnquiryId, isChosen: boolean) => void;
  onOpen: (id: EnquiryId) => void;
}

function EnquiriesTable({ enquiries, chosen, onChoose, onOpen }: EnquiriesTableProps) {
  const { nameOf } = useStaffNames();
  return (
    <DataTable
      isList
      caption="Enquiries"
      columns={columns}
      rows={enquiries.map((enquiry) => ({
        id: enquiry.id,
        cells: [
          <span key="name" className="flex items-center gap-3">
            {chosen && (
              <RowChoice
                label={`Choose ${enquiryLabel(enquiry)}`}
                isChosen={chosen.includes(enquiry.id)}
                onChange={(isChosen) => onChoose(enquiry.id, isChosen)}
              />
            )}
            <RowOpener label={enquiryLabel(enquiry)} onOpen={() => onOpen(enquiry.id)}>
              {enquiry.name ?? <span className="font-normal text-muted">Anonymous</span>}
            </RowOpener>
          </span>,
          formatDateTime(enquiry.receivedAt),
          enquiryKindLabels[enquiry.kind],
          <span key="status" className={enquiry.status === 'new' ? 'font-semibold' : ''}>
            {enquiryStatusLabels[enquiry.status]}
          </span>,
          <span key="owner" className={enquiry.ownerId ? 'wrap-anywhere' : 'text-muted'}>
            <WithEmails text={nameOf(enquiry.ownerId)} />
          </span>,
          <FollowUp key="followUp" {...enquiry} />,
          <span key="erased">{formatDay(enquiry.erasedAt)}</span>,
        ],
      }))}
    />
  );
}

function FollowUp({ followUpOn, isOverdue }: Enquiry) {
  if (!followUpOn) return <span className="text-muted">–</span>;
  if (!isOverdue) return formatDay(followUpOn);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 font-semibold text-danger">
      <CircleAlert aria-hidden strokeWidth={2.2} className="size-4.5 shrink-0" />
      {formatDay(followUpOn)}, overdue
    </span>
  );
}

const title = 'Enquiries';

/** Questionnaires and people to contact, for staff: administrators work on them, others look. */
export default function EnquiriesPage() {
  return (
    <StaffOnly title={title}>
      {({ isAdmin }) => (
        <>
          <PageHeading title={title}>{title}</PageHeading>
          <EnquiryList isAdmin={isAdmin} />
        </>
      )}
    </StaffOnly>
  );
}

const foundText = ({ count, isMore }: { count: number; isMore: boolean }) =>
  `${isMore ? 'More than ' : ''}${count.toLocaleString('en-GB')} ${count === 1 ? 'enquiry' : 'enquiries'} found`;

function EnquiryList({ isAdmin }: { isAdmin: boolean }) {
  const { chosen, choose, open } = useChosenEnquiries();
  const { data, isError, error, isFetching, refetch } = useEnquiries(chosen);
  const choice = useChoice((data?.enquiries ?? []).map(({ id }) => id));
  return (
    <Card>
      <EnquiriesToolbar chosen={chosen} onChoose={choose} />
      <ButtonRow isSpread>
        <p role="status" className="font-semibold">
          {isError ? '' : data ? foundText(data) : 'Loading...'}
        </p>
        <ListTools />
        {isAdmin && <ExportButton chosen={chosen} />}
      </ButtonRow>
      {isError && (
        <RetryNotice message={failureOf(error).message} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data && !isError && (
        <div aria-busy={isFetching} className="flex flex-col gap-4">
          <ChoiceBar choice={choice} what="enquiries">
            <ChangeTogether ids={choice.chosen} onDone={choice.clear} />
          </ChoiceBar>
          {data.enquiries.length > 0 ? (
            <EnquiriesTable
              enquiries={data.enquiries}
              chosen={isAdmin ? choice.chosen : null}
              onChoose={choice.choose}
              onOpen={open}
            />
          ) : (
            <Nothing chosen={chosen} onClear={() => choose(all)} />
          )}
          <Pages
            of="enquiries"
            backTo="First page"
            onBack={chosen.after !== undefined && (() => choose({}))}
            onNext={data.next !== null && (() => choose({ after: data.next ?? undefined }))}
          />
        </div>
      )}
      {chosen.open && (
        <EnquiryDialog key={chosen.open} id={chosen.open} isAdmin={isAdmin} onClose={() => open(undefined)} />
      )}
    </Card>
  );
}

const all = { search: undefined, kind: undefined, status: undefined, ownerId: undefined, isOverdue: undefined };

function Nothing({ chosen, onClear }: { chosen: ChosenEnquiries; onClear: () => void }) {
  const isFiltered =
    chosen.search || chosen.kind || chosen.status || chosen.ownerId || chosen.isOverdue || chosen.after;
  if (!isFiltered) {
    return <EmptyState>Nothing yet. Questionnaires and people who ask to be contacted will be listed here.</EmptyState>;
  }
  return (
    <EmptyState
      action={
        <Button variant="secondary" size="small" onPress={onClear}>
          Show all enquiries
        </Button>
      }
    >
      {chosen.search ? `No leads match “${chosen.search}”.` : 'No enquiries match.'}
    </EmptyState>
  );
}

function ExportButton({ chosen: { after: _after, open: _open, ...which } }: { chosen: ChosenEnquiries }) {
  const { run, isPending } = useProof(useExportEnquiries());
  return (
    <Button variant="secondary" size="small" onPress={() => run(which)} isPending={isPending} pendingLabel="Exporting…">
      <Download aria-hidden strokeWidth={2.2} className="size-4.5" />
      Export CSV
    </Button>
  );
}
