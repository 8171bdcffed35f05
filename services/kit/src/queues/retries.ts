import type { QueueName } from '@plainwill/contracts/notifications/queue-vocabulary';
import { dayMs, hourMs, minuteMs } from '@plainwill/contracts/shared/durations';

const second = 1000;

/** How long a failed job waits before each further attempt. When the last has failed it is buried. */
export type RetryDelays = readonly number[];

export const retryDelaysMs: Record<QueueName, RetryDelays> = {
  // As Standard Webhooks 1.0.0 recommends, cut off after a day.
  webhooks: [5 * second, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 5 * hourMs, 10 * hourMs, 6 * hourMs],
  emails: [2 * second, 10 * second, minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 6 * hourMs, 12 * hourMs],
  housekeeping: [minuteMs, 10 * minuteMs],
};

export const attemptsOf = (queue: QueueName) => retryDelaysMs[queue].length + 1;

const maxWaitMs = dayMs;
// Each wait is shortened by up to this share, so that what failed together does not come back together.
const jitter = 0.2;

/** A failed attempt that whoever refused it asks us to repeat no sooner than this. `code` says what kind of refusal. */
export class TryLater extends Error {
  readonly code: string | number;
  readonly afterMs: number;

  constructor(code: string | number, afterMs: number) {
    super('to be tried again');
    this.name = 'TryLater';
    this.code = code;
    this.afterMs = afterMs;
  }
}

/** Not an attempt at all: the job is put back, and looked at again after this long. */
export class NotNow extends Error {
  readonly afterMs: number;

  constructor(message: string, afterMs: number) {
    super(message);
    this.name = 'NotNow';
    this.afterMs = afterMs;
  }
}

/** How long to wait after failed attempt number `attempt`, with `draw` from 0 to 1. */
export function retryDelay(delays: RetryDelays, attempt: number, error: unknown, draw: number): number {
  const planned = delays[Math.min(attempt, delays.length) - 1] ?? 0;
  const asked = error instanceof TryLater ? error.afterMs : 0;
  return Math.round(Math.min(Math.max(planned * (1 - jitter * draw), asked), maxWaitMs));
}
