import type { OpenEnquiry } from '@plainwill/contracts/notifications/enquiries';
import { dayInWords } from '../../ui/dates-and-money/format-date.ts';
import { DialogActions } from '../../ui/dialogs/form-dialog.tsx';
import { SummaryList } from '../../ui/lists/summary-list.tsx';
import { statusWords } from './enquiry-words.ts';
import { useStaffNames } from './use-staff-names.ts';

/** How far staff are with it, for those who may only look. */
export function EnquiryWorked({ enquiry: { status, ownerId, followUpOn, notes } }: { enquiry: OpenEnquiry }) {
  const { nameOf } = useStaffNames();
  return (
    <>
      <section aria-labelledby="work" className="flex flex-col gap-3 pb-6">
        <h3 id="work" className="heading text-lead">
          Progress
        </h3>
        <SummaryList
          entries={[
            { term: 'Status', detail: statusWords[status] },
            { term: 'Owner', detail: nameOf(ownerId) },
            { term: 'Follow up', detail: followUpOn ? dayInWords(followUpOn) : 'No date' },
            { term: 'Notes', detail: notes || 'None' },
          ]}
        />
      </section>
      <DialogActions cancelLabel="Close">{null}</DialogActions>
    </>
  );
}
