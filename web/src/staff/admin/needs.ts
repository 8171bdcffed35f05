import type { Complaint } from '@plainwill/contracts/notifications/complaints';
import type { Enquiry } from '@plainwill/contracts/notifications/enquiries';
import type { DeskFigures } from '@plainwill/contracts/will-data/review/review-desk';
import { staffPaths } from '../../shared/paths/staff-paths.ts';

/** One thing that waits for a member of staff, and the page where it is dealt with. */
export interface Need {
  count: number;
  text: string;
  to: string;
  /** Something is late or has failed. */
  isUrgent: boolean;
}

/** The figures that the services give; each is left out if it is unknown or not for the caller. */
export interface Waiting {
  overdue?: { count: number };
  fresh?: { count: number; enquiries: readonly Pick<Enquiry, 'ownerId'>[] };
  complaints?: { count: number; complaints: readonly Pick<Complaint, 'alarms'>[] };
  failedDeliveries?: number;
  stoppedReceivers?: number;
  unsentEmails?: number;
  reviews?: Pick<DeskFigures, 'late' | 'waiting' | 'unanswered' | 'pause'>;
  withoutSecondStep?: number;
  /** Requests of colleagues that the caller may agree to. */
  toAgree?: number;
}

const counted = (count: number, one: string, many: string) => (count === 1 ? one : many);

/** Lists what needs a colleague, the most urgent first. */
export function needsOf({ fresh, complaints, reviews, ...waiting }: Waiting): Need[] {
  const unassigned = fresh?.enquiries.filter(({ ownerId }) => ownerId === null).length ?? 0;
  const runningOut = complaints?.complaints.filter(({ alarms }) => alarms.includes('running-out')).length ?? 0;
  const needs: Need[] = [
    {
      count: waiting.overdue?.count ?? 0,
      text: counted(waiting.overdue?.count ?? 0, 'enquiry is overdue', 'enquiries are overdue'),
      to: `${staffPaths.enquiries}?overdue`,
      isUrgent: true,
    },
    {
      count: complaints?.count ?? 0,
      text: `${counted(complaints?.count ?? 0, 'complaint or request needs', 'complaints or requests need')} attention${
        runningOut > 0 ? `, ${runningOut} with little time left` : ''
      }`,
      to: `${staffPaths.complaints}?alarm`,
      isUrgent: true,
    },
    {
      count: reviews?.late ?? 0,
      text: counted(reviews?.late ?? 0, 'review is late', 'reviews are late'),
      to: staffPaths.reviews,
      isUrgent: true,
    },
    {
      count: waiting.stoppedReceivers ?? 0,
      text: counted(
        waiting.stoppedReceivers ?? 0,
        'webhook receiver has stopped taking deliveries',
        'webhook receivers have stopped taking deliveries',
      ),
      to: staffPaths.settings,
      isUrgent: true,
    },
    {
      count: waiting.failedDeliveries ?? 0,
      text: counted(waiting.failedDeliveries ?? 0, 'delivery has failed', 'deliveries have failed'),
      to: staffPaths.settings,
      isUrgent: true,
    },
    {
      count: waiting.unsentEmails ?? 0,
      text: counted(waiting.unsentEmails ?? 0, 'email could not be sent', 'emails could not be sent'),
      to: staffPaths.settings,
      isUrgent: true,
    },
    {
      count: reviews?.pause?.isByItself ? 1 : 0,
      text: 'queue of reviews is stopped: no one may approve',
      to: staffPaths.reviews,
      isUrgent: true,
    },
    {
      count: waiting.toAgree ?? 0,
      text: `${counted(waiting.toAgree ?? 0, 'request of a colleague waits', 'requests of colleagues wait')} for your agreement`,
      to: staffPaths.roles,
      isUrgent: false,
    },
    {
      count: fresh?.count ?? 0,
      text: `${counted(fresh?.count ?? 0, 'new enquiry', 'new enquiries')}${unassigned > 0 ? `, ${unassigned} without an owner` : ''}`,
      to: `${staffPaths.enquiries}?status=new`,
      isUrgent: false,
    },
    {
      count: reviews?.waiting ?? 0,
      text: counted(reviews?.waiting ?? 0, 'review waits for a reviewer', 'reviews wait for a reviewer'),
      to: `${staffPaths.reviews}?state=requested`,
      isUrgent: false,
    },
    {
      count: reviews?.unanswered ?? 0,
      text: `${counted(reviews?.unanswered ?? 0, 'question to a customer has', 'questions to customers have')} no answer yet`,
      to: `${staffPaths.reviews}?state=asked`,
      isUrgent: false,
    },
    {
      count: waiting.withoutSecondStep ?? 0,
      text: `${counted(waiting.withoutSecondStep ?? 0, 'colleague has', 'colleagues have')} no second step`,
      to: staffPaths.roles,
      isUrgent: false,
    },
  ];
  const there = needs.filter(({ count }) => count > 0);
  return [...there.filter(({ isUrgent }) => isUrgent), ...there.filter(({ isUrgent }) => !isUrgent)];
}
