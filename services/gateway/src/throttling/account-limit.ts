import { maxBatchSize } from '@plainwill/kit/calls/answer-calls';
import { createConcurrencyLimits } from '@plainwill/kit/resilience/concurrency-limit';

/**
 * Limits how many calls of one account are under way at once: one batch, with others waiting here. Sent on, they would
 * wait in the service and its connections, and be given up in the end as if the service were away for everybody.
 */
export const createAccountLimit = () =>
  createConcurrencyLimits({ concurrency: maxBatchSize, maxQueue: 2 * maxBatchSize, reason: 'TooManyAtOnce' });

/** @throws {Refusal} TooManyAtOnce, without having done the work */
export type AccountLimit = ReturnType<typeof createAccountLimit>;
