import { expect, it } from 'vitest';
import { anApprovedReview, aReview } from '../../../testing/a-review.ts';
import { dayText, expectedTimeText, questionsText, reviewStateCopy } from './review-copy.ts';

const now = new Date('2026-11-20T12:00:00Z');

it.each([
  ['2026-11-20T09:00:00Z', 'today'],
  ['2026-11-17T23:30:00Z', 'Tuesday'],
  ['2026-11-15T09:00:00Z', 'Sunday'],
  ['2026-11-13T09:00:00Z', '13 November 2026'],
  // Just after midnight here, in summer.
  ['2026-07-03T23:30:00Z', '4 July 2026'],
])('calls %s %s', (at, words) => {
  expect(dayText(at, now)).toBe(words);
});

it('counts in words', () => {
  expect([expectedTimeText(1), expectedTimeText(3)]).toEqual(['usually 1 working day', 'usually 3 working days']);
  expect([questionsText(1), questionsText(2)]).toEqual(['1 question waits for you', '2 questions wait for you']);
});

it.each([
  [aReview(), 'Waiting for our reviewer'],
  [aReview({ state: 'held', reviewer: 'Ada Holt' }), 'Ada Holt is reading your will'],
  [aReview({ state: 'held' }), 'A reviewer is reading your will'],
  [aReview({ state: 'asked', questions: 2 }), '2 questions wait for you'],
  [aReview({ state: 'asked' }), 'Your answers are with our reviewer'],
  [aReview({ state: 'awaitingSecond' }), 'A second reviewer is reading your will'],
  [aReview({ state: 'returned' }), 'Our reviewer has sent your will back'],
  [aReview({ state: 'withdrawn' }), 'Your request was withdrawn'],
  [anApprovedReview(), 'Your will is approved'],
  [anApprovedReview({ isApprovedAsItStands: false }), 'Your will has changed since it was approved'],
])('says where each check stands', (own, title) => {
  expect(reviewStateCopy(own).title).toBe(title);
});
