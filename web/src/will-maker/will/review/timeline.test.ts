import { expect, it } from 'vitest';
import { anApproval, anApprovedReview, aReview, aThreadEntry } from '../../../testing/a-review.ts';
import { timelineOf } from './timeline.ts';

const momentsOf = (...of: Parameters<typeof timelineOf>) =>
  timelineOf(...of).map(({ title, at, stage }) => `${stage}: ${title}${at ? ` ${at.slice(0, 10)}` : ''}`);

const asked = 'done: You asked for a check 2026-11-17';
const toCome = 'ahead: Approved, or sent back with reasons';

it('waits for a reviewer, and says what will come', () => {
  expect(momentsOf(aReview(), [])).toEqual([asked, 'now: Waiting for our reviewer', toCome]);
});

it('names who reads it, and since when', () => {
  const own = aReview({ state: 'held', reviewer: 'Ada Holt', since: '2026-11-18T08:00:00.000Z' });
  expect(momentsOf(own, [])).toEqual([asked, 'now: Ada Holt is reading it 2026-11-18', toCome]);
});

const answered = aThreadEntry({ answer: 'Yes.', answeredAt: '2026-11-19T09:00:00.000Z' });
const other = aThreadEntry({ at: '2026-11-20T09:00:00.000Z' });

it('has each question with its answer, and the one that waits as what is to be done', () => {
  const own = aReview({ state: 'asked', reviewer: 'Ada Holt', questions: 1, since: '2026-11-20T09:00:00.000Z' });
  const ofAnEarlierRequest = aThreadEntry({ review: 3 });
  expect(momentsOf(own, [ofAnEarlierRequest, answered, other, aThreadEntry({ kind: 'customer' })])).toEqual([
    asked,
    'done: Read by Ada Holt',
    'done: Ada Holt asked you a question 2026-11-18',
    'done: You answered 2026-11-19',
    'now: Ada Holt asked you a question 2026-11-20',
    toCome,
  ]);
  expect(momentsOf(own, [])).toContain('now: 1 question waits for you 2026-11-20');
  expect(momentsOf({ ...own, questions: 0 }, [answered])).toContain('now: Your answers are being read 2026-11-20');
});

it('ends with the approval, with both where there are two, and says when the will has changed since', () => {
  const second = anApproval({ name: 'Ben Orr', place: 2, at: '2026-11-23T10:00:00.000Z' });
  expect(momentsOf(anApprovedReview({ approvals: [anApproval(), second] }), [])).toEqual([
    asked,
    'done: Read by Ada Holt',
    'done: Approved by Ada Holt 2026-11-20',
    'done: Approved by Ben Orr 2026-11-23',
  ]);
  expect(momentsOf(anApprovedReview({ isApprovedAsItStands: false }), []).at(-1)).toBe(
    'now: Your will has changed since',
  );
  const half = aReview({ state: 'awaitingSecond', approvals: [anApproval()], since: '2026-11-20T10:00:00.000Z' });
  expect(momentsOf(half, []).slice(1)).toEqual([
    'done: Approved by Ada Holt 2026-11-20',
    'now: A second reviewer is reading it 2026-11-20',
    toCome,
  ]);
});

it('says when it was sent back, or withdrawn', () => {
  const since = '2026-11-21T10:00:00.000Z';
  expect(momentsOf(aReview({ state: 'returned', since }), []).at(-1)).toBe('now: Sent back, with reasons 2026-11-21');
  expect(momentsOf(aReview({ state: 'withdrawn', since }), []).at(-1)).toBe(
    'done: You withdrew the request 2026-11-21',
  );
});
