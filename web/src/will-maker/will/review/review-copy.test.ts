import { expect, it } from 'vitest';
import { anApprovedReview, aReview } from '../../../testing/a-review.ts';
import { expectedTimeText, questionsText, reviewStateCopy } from './review-copy.ts';

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
