import type { OpenEnquiry } from '@plainwill/contracts/notifications/enquiries';
import type { EnquiryKind, EnquiryStatus } from '@plainwill/contracts/notifications/vocabulary';

const kinds: Record<EnquiryKind, string> = { questionnaire: 'Questionnaire', lead: 'Lead' };
const statuses: Record<EnquiryStatus, string> = { new: 'New', in_progress: 'In progress', closed: 'Closed' };

/** Column titles of the exported table, in the order of `enquiryCells`. */
export const enquiryTitles = [
  'Kind',
  'Received',
  'Status',
  'Follow-up date',
  'Notes',
  'Name',
  'Email',
  'Question',
  'Consent',
  'Will for',
  'Children',
  'Owns home',
  'Address',
  'England or Wales',
  'Business',
];

export function enquiryCells({ answers, lead, ...enquiry }: OpenEnquiry): (string | null)[] {
  return [
    kinds[enquiry.kind],
    enquiry.receivedAt,
    statuses[enquiry.status],
    enquiry.followUpOn,
    enquiry.notes,
    lead?.name ?? null,
    lead?.email ?? null,
    lead?.question ?? null,
    lead ? `${lead.consentWording} (${lead.consentVersion}, ${lead.consentedAt})` : null,
    answers?.whoFor ?? null,
    answers?.children ?? null,
    answers?.homeOwned ?? null,
    answers?.homeOwned === 'Yes' ? answers.address.formatted_address : null,
    answers?.homeOwned === 'No' ? answers.locationEnglandWales : null,
    answers?.business ?? null,
  ];
}
