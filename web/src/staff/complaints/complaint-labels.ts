import type {
  ComplaintAlarm,
  ComplaintChannel,
  ComplaintOrder,
  ComplaintOutcome,
  ComplaintState,
  ComplaintStepKind,
} from '@plainwill/contracts/notifications/complaint-vocabulary';
import type { Complaint } from '@plainwill/contracts/notifications/complaints';

export const complaintStateLabels: Record<ComplaintState, string> = {
  received: 'Received',
  acknowledged: 'Acknowledged',
  looking: 'Looking into it',
  waiting: 'Waiting for them',
  answered: 'Answered',
  closed: 'Closed',
  spam: 'Spam',
};

export const complaintChannelLabels: Record<ComplaintChannel, string> = {
  form: 'Our form',
  email: 'Email',
  telephone: 'Telephone',
  post: 'Post',
};

export const complaintOutcomeLabels: Record<ComplaintOutcome, string> = {
  agreed: 'Agreed, or done',
  partly: 'Partly agreed, or partly done',
  refused: 'Not agreed, or not done',
  'nothing-held': 'We hold nothing about them',
  withdrawn: 'They withdrew it',
};

const complaintAlarmLabels: Record<ComplaintAlarm, string> = {
  'not-acknowledged': 'Not acknowledged',
  'no-owner': 'No owner',
  'running-out': 'Time is running out',
  'letter-waits': 'Letter to post',
};

/** The worst first. */
const alarmsByRank: readonly ComplaintAlarm[] = ['running-out', 'not-acknowledged', 'letter-waits', 'no-owner'];

/** "Time is running out, and 2 more": all alarms of a complaint in a few words; empty where there is none. */
export function alarmsText(alarms: readonly ComplaintAlarm[]): string {
  const [worst, ...rest] = alarmsByRank.filter((alarm) => alarms.includes(alarm));
  if (!worst) return '';
  return rest.length > 0 ? `${complaintAlarmLabels[worst]}, and ${rest.length} more` : complaintAlarmLabels[worst];
}

export const complaintOrderLabels: Record<ComplaintOrder, string> = {
  due: 'Most urgent first',
  received: 'Newest first',
};

export const complaintStepLabels: Record<ComplaintStepKind, string> = {
  received: 'Received from the form',
  entered: 'Entered by staff',
  acknowledgement: 'Acknowledgement',
  'progress-30': 'Progress letter after 30 days',
  'progress-60': 'Progress letter after 60 days',
  answer: 'Answer',
  posted: 'A letter was marked as posted',
  changed: 'State, owner or notes changed',
  closed: 'Closed',
  spam: 'Closed as spam',
  'not-spam': 'Opened again: not spam',
};

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

/** How long is left, in words. */
export function timeLeftText({ daysLeft, state }: Pick<Complaint, 'daysLeft' | 'state'>): string {
  if (state === 'spam') return 'Ended';
  if (daysLeft === null) return 'Answered';
  if (daysLeft === 0) return 'Today is the last day';
  return daysLeft > 0 ? `${days(daysLeft)} left` : `${days(-daysLeft)} late`;
}
