import type { Enquiry } from '@plainwill/contracts/notifications/enquiries';
import type { EnquiryKind, EnquiryOrder, EnquiryStatus } from '@plainwill/contracts/notifications/vocabulary';
import { formatDateTime } from '../../ui/dates-and-money/format-date-time.ts';

export const enquiryKindLabels: Record<EnquiryKind, string> = { questionnaire: 'Questionnaire', lead: 'Lead' };

export const enquiryStatusLabels: Record<EnquiryStatus, string> = {
  new: 'New',
  in_progress: 'In progress',
  closed: 'Closed',
};

export const enquiryOrderLabels: Record<EnquiryOrder, string> = {
  received: 'Newest first',
  oldest: 'Oldest first',
  follow_up: 'Follow-up date',
};

/** "Lead of 21 November 2026 at 14:32": which enquiry is meant, without a name. */
export const enquiryLabel = ({ kind, receivedAt }: Pick<Enquiry, 'kind' | 'receivedAt'>) =>
  `${enquiryKindLabels[kind]} of ${formatDateTime(receivedAt)}`;
