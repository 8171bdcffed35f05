import type { Enquiry } from '@plainwill/contracts/notifications/enquiries';
import type { EnquiryId } from '@plainwill/contracts/shared/ids';
import { CircleAlert } from 'lucide-react';
import { Button } from '../../ui/buttons/button.tsx';
import { dayInWords } from '../../ui/dates-and-money/format-date.ts';
import { longMomentInWords } from '../../ui/dates-and-money/format-date-time.ts';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { kindWords, statusWords, whichEnquiry } from './enquiry-words.ts';
import { useStaffNames } from './use-staff-names.ts';

const columns = ['Received', 'Kind', 'Status', 'Owner', 'Follow up', 'Kept until', 'Look'].map((title) => ({ title }));

interface EnquiriesTableProps {
  enquiries: readonly Enquiry[];
  onOpen: (id: EnquiryId) => void;
}

export function EnquiriesTable({ enquiries, onOpen }: EnquiriesTableProps) {
  const { nameOf } = useStaffNames();
  return (
    <DataTable
      caption="Enquiries"
      columns={columns}
      rows={enquiries.map((enquiry) => ({
        id: enquiry.id,
        cells: [
          longMomentInWords(enquiry.receivedAt),
          kindWords[enquiry.kind],
          <span key="status" className={enquiry.status === 'new' ? 'font-semibold' : ''}>
            {statusWords[enquiry.status]}
          </span>,
          <span key="owner" className={enquiry.ownerId ? 'wrap-anywhere max-sm:text-right' : 'text-muted'}>
            {nameOf(enquiry.ownerId)}
          </span>,
          <FollowUp key="followUp" {...enquiry} />,
          <span key="erased">{dayInWords(enquiry.erasedAt)}</span>,
          <Button key="look" look="quiet" size="small" onPress={() => onOpen(enquiry.id)}>
            Open
            <span className="sr-only"> {whichEnquiry(enquiry)}</span>
          </Button>,
        ],
      }))}
    />
  );
}

function FollowUp({ followUpOn, isOverdue }: Enquiry) {
  if (!followUpOn) return <span className="text-muted">–</span>;
  if (!isOverdue) return dayInWords(followUpOn);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 font-semibold text-danger">
      <CircleAlert aria-hidden strokeWidth={2.2} className="size-4.5 shrink-0" />
      {dayInWords(followUpOn)}, overdue
    </span>
  );
}
