import type { OwnReview, ThreadEntry } from '@plainwill/contracts/will-data/review/review';
import { questionsText } from './review-copy.ts';

/** One thing that has happened to the check, happens now, or is still to come. */
export interface Moment {
  title: string;
  /** When it happened or began, as an ISO time; null where nobody noted it, or it is to come. */
  at: string | null;
  stage: 'done' | 'now' | 'ahead';
}

const done = (title: string, at: string | null): Moment => ({ title, at, stage: 'done' });
const now = (title: string, at: string | null): Moment => ({ title, at, stage: 'now' });

/** The check from asking to its end: asked for, read, each question with its answer, and approved or sent back. */
export const timelineOf = (own: OwnReview, thread: readonly ThreadEntry[]): Moment[] => [
  done('You asked for a check', own.requestedAt),
  ...(own.reviewer && own.state !== 'held' ? [done(`Read by ${own.reviewer}`, null)] : []),
  ...questionsIn(own, thread),
  ...outcomeOf(own),
];

function questionsIn(own: OwnReview, thread: readonly ThreadEntry[]): Moment[] {
  const asked = thread.filter(({ kind, review }) => kind === 'question' && review === own.number);
  const waits = own.state === 'asked' && own.questions > 0;
  if (waits && asked.every(({ answer }) => answer !== null)) return [now(questionsText(own.questions), own.since)];
  return asked.flatMap(({ by, at, answer, answeredAt }) =>
    answer === null
      ? [(waits ? now : done)(`${by} asked you a question`, at)]
      : [done(`${by} asked you a question`, at), done('You answered', answeredAt)],
  );
}

const toCome: Moment = { title: 'Approved, or sent back with reasons', at: null, stage: 'ahead' };

function outcomeOf({ state, since, reviewer, questions, approvals, isApprovedAsItStands }: OwnReview): Moment[] {
  const approved = approvals.map(({ name, at }) => done(`Approved by ${name}`, at));
  switch (state) {
    case 'requested':
      return [now('Waiting for our reviewer', null), toCome];
    case 'held':
      return [now(`${reviewer ?? 'A reviewer'} is reading it`, since), toCome];
    case 'asked':
      return questions > 0 ? [toCome] : [now('Your answers are being read', since), toCome];
    case 'awaitingSecond':
      return [...approved, now('A second reviewer is reading it', since), toCome];
    case 'approved':
      return isApprovedAsItStands ? approved : [...approved, now('Your will has changed since', null)];
    case 'returned':
      return [now('Sent back, with reasons', since)];
    case 'withdrawn':
      return [done('You withdrew the request', since)];
  }
}
