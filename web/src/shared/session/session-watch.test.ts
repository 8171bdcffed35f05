import { minuteMs } from '@plainwill/contracts/shared/durations';
import { expect, it } from 'vitest';
import { formatTime, standingOf } from './session-watch.tsx';

const session = { endsAt: 100 * minuteMs, isFinal: false };
const before = (ms: number) => session.endsAt - ms;

it('leaves people alone until five minutes before the end', () => {
  expect(standingOf(session, before(5 * minuteMs + 1))).toBe('open');
  expect(standingOf(session, before(5 * minuteMs))).toBe('ending');
});

it('calls a session over only when the question cannot prolong it', () => {
  expect(standingOf(session, session.endsAt)).toBe('ending');
  expect(standingOf(session, session.endsAt + 2000)).toBe('over');
});

it.each([
  [5 * minuteMs, 'in 5 minutes'],
  [4 * minuteMs + 1, 'in 5 minutes'],
  [2 * minuteMs, 'in 2 minutes'],
  [minuteMs, 'in less than a minute'],
  [-1, 'in less than a minute'],
])('with %i ms left says %s', (left, words) => {
  expect(formatTime(session, before(left))).toBe(words);
});
