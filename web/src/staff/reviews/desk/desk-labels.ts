import type { QueueRow } from '@plainwill/contracts/will-data/review/review-desk';
import type {
  ChangeCause,
  CommentKind,
  ReviewLane,
  ReviewState,
} from '@plainwill/contracts/will-data/review/review-vocabulary';

export const reviewLaneLabels: Record<ReviewLane, string> = {
  urgent: 'Urgent',
  again: 'Asked again',
  changes: 'Changes only',
  usual: 'Usual',
};

export const reviewStateLabels: Record<ReviewState, string> = {
  requested: 'Waiting',
  held: 'Being read',
  asked: 'Waiting for the customer',
  awaitingSecond: 'Waiting for a second reviewer',
  returned: 'Returned',
  approved: 'Approved',
  withdrawn: 'Withdrawn',
};

/** The label of a comment tells its readers. */
export const commentKindLabels: Record<CommentKind, string> = {
  customer: 'Comment for the customer',
  question: 'Question to the customer',
  internal: 'Internal note',
  safety: 'Worry, told in confidence',
};

export const changeCauseLabels: Record<ChangeCause, string> = {
  answers: 'What changed in the answers',
  birthday: 'What a birthday changed',
  wording: 'What we worded differently',
};

/** After a number of approvals that no longer count. */
export const voidedByLabels: Record<ChangeCause, string> = {
  answers: 'by answers',
  birthday: 'by a birthday',
  wording: 'by our wording',
};

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** “1 day left”, “2 days late”. */
export function daysLeftText({ daysLeft }: Pick<QueueRow, 'daysLeft'>): string {
  if (daysLeft < 0) return `${plural(-daysLeft, 'day', 'days')} late`;
  return daysLeft === 0 ? 'Due today' : `${plural(daysLeft, 'day', 'days')} left`;
}

/** Working hours, as they are spoken of: “3 hours”, “40 minutes”. */
export function ageText({ workingMinutes }: Pick<QueueRow, 'workingMinutes'>): string {
  if (workingMinutes < 60) return plural(workingMinutes, 'minute', 'minutes');
  return plural(Math.floor(workingMinutes / 60), 'hour', 'hours');
}

/** “14 clauses, 1 warning”. */
export const sizeText = ({ clauses, warnings }: Pick<QueueRow, 'clauses' | 'warnings'>) =>
  `${plural(clauses, 'clause', 'clauses')}, ${plural(warnings, 'warning', 'warnings')}`;

export const flagsOf = ({ isCouple, isOver70, isSecondApproval, wasDisagreedWith }: QueueRow): string[] => [
  ...(isCouple ? ['Couple'] : []),
  ...(isOver70 ? ['70 or over'] : []),
  ...(isSecondApproval ? ['Second approval'] : []),
  ...(wasDisagreedWith ? ['Second reviewer disagreed'] : []),
];

export const hoursText = (hours: number | null) => (hours === null ? '–' : `${hours.toLocaleString('en-GB')} h`);
