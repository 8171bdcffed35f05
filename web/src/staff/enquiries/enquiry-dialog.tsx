import type { OpenEnquiry } from '@plainwill/contracts/notifications/enquiries';
import type { EnquiryId } from '@plainwill/contracts/shared/ids';
import { useState } from 'react';
import { AnswersList } from '../../public/questionnaire/answers-list.tsx';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { formatDateTime } from '../../ui/dates-and-money/format-date-time.ts';
import { DialogActions } from '../../ui/dialogs/form-dialog.tsx';
import { SummaryList } from '../../ui/lists/summary-list.tsx';
import { EmailText } from '../../ui/text/email-text.tsx';
import { RowDialog } from '../lists/row-dialog.tsx';
import { useStaffNames } from '../lists/use-staff-names.ts';
import { EnquiryErasure } from './enquiry-erasure.tsx';
import { enquiryLabel, enquiryStatusLabels } from './enquiry-labels.ts';
import { type EnquiryChanges, EnquiryWorkForm } from './enquiry-work-form.tsx';
import { useEnquiry } from './use-enquiries.ts';

/** How far staff are with it, for those who may only look. */
function EnquiryWorked({ enquiry: { status, ownerId, followUpOn, notes } }: { enquiry: OpenEnquiry }) {
  const { nameOf } = useStaffNames();
  return (
    <>
      <section aria-labelledby="work" className="flex flex-col gap-3 pb-6">
        <h3 id="work" className="heading text-lead">
          Progress
        </h3>
        <SummaryList
          entries={[
            { term: 'Status', detail: enquiryStatusLabels[status] },
            { term: 'Owner', detail: nameOf(ownerId) },
            { term: 'Follow up', detail: followUpOn ? formatDay(followUpOn) : 'No date' },
            { term: 'Notes', detail: notes || 'None' },
          ]}
        />
      </section>
      <DialogActions cancelLabel="Close">{null}</DialogActions>
    </>
  );
}

/** The enquiry stands here as the person wrote it, with the day until which it is stored. */
function EnquiryFacts({ enquiry: { answers, lead, erasedAt } }: { enquiry: OpenEnquiry }) {
  return (
    <section aria-labelledby="told" className="flex flex-col gap-3">
      <h3 id="told" className="heading text-lead">
        {lead ? 'Who asked to be contacted' : 'Answers'}
      </h3>
      {answers && <AnswersList answers={answers} />}
      {lead && (
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="text-muted">Email</span>
          <TextLink to={`mailto:${lead.email}`}>
            <EmailText email={lead.email} />
          </TextLink>
          <CopyButton text={lead.email} what="the email address" />
        </p>
      )}
      {lead && (
        <SummaryList
          entries={[
            { term: 'Name', detail: lead.name },
            { term: 'Question', detail: lead.question || 'None' },
            {
              term: `Consent, given ${formatDateTime(lead.consentedAt)}`,
              detail: `“${lead.consentWording}” (wording of ${formatDay(lead.consentVersion)})`,
            },
          ]}
        />
      )}
      <p className="text-muted">This is erased automatically on {formatDay(erasedAt)}.</p>
    </section>
  );
}

interface EnquiryDialogProps {
  id: EnquiryId;
  isAdmin: boolean;
  onClose: () => void;
}

/** One enquiry with its answers, and how far staff are with it. */
export function EnquiryDialog({ id, isAdmin, onClose }: EnquiryDialogProps) {
  const opened = useEnquiry(id);
  const [changes, setChanges] = useState<EnquiryChanges>({});
  return (
    <RowDialog
      query={opened}
      onClose={onClose}
      title={opened.data ? enquiryLabel(opened.data) : 'Enquiry'}
      isDirty={Object.keys(changes).length > 0}
    >
      {(enquiry) => (
        <>
          <EnquiryFacts enquiry={enquiry} />
          {isAdmin && <EnquiryErasure enquiry={enquiry} onErased={onClose} />}
          {isAdmin ? (
            <EnquiryWorkForm enquiry={enquiry} changes={changes} onChange={setChanges} />
          ) : (
            <EnquiryWorked enquiry={enquiry} />
          )}
        </>
      )}
    </RowDialog>
  );
}
