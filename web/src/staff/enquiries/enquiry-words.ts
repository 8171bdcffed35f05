import type { Enquiry } from '@plainwill/contracts/notifications/enquiries';
import type { EnquiryKind, EnquiryOrder, EnquiryStatus } from '@plainwill/contracts/notifications/vocabulary';
import { formatDateTime } from '../../ui/dates-and-money/format-date-time.ts';

export const kindWords: Record<EnquiryKind, string> = { questionnaire: 'Questionnaire', lead: 'Lead' };

export const statusWords: Record<EnquiryStatus, string> = {
  new: 'New',
  in_progress: 'In progress',
  closed: 'Closed',
};

export const orderWords: Record<EnquiryOrder, string> = {
  received: 'Newest first',
  oldest: 'Oldest first',
  follow_up: 'Follow-up date',
};

/** "Lead of 21 November 2026 at 14:32": which enquiry is meant, without a name. */
export const whichEnquiry = ({ kind, receivedAt }: Pick<Enquiry, 'kind' | 'receivedAt'>) =>
  `${kindWords[kind]} of ${formatDateTime(receivedAt)}`;
