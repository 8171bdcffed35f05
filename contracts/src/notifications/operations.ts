import { z } from 'zod';
import { query } from '../kit/contract.ts';
import { OutboxFigures } from '../kit/operations.ts';
import { allQueues } from './queue-vocabulary.ts';

export const QueueFigures = z.strictObject({
  name: z.enum(allQueues),
  waiting: z.int(),
  active: z.int(),
  /** Failed and waiting for their next attempt, or planned for later. */
  delayed: z.int(),
  failed: z.int(),
  isPaused: z.boolean(),
  /** How long the oldest job has waited for a worker; null when none waits. */
  oldestWaitingSeconds: z.number().nullable(),
});
export type QueueFigures = z.infer<typeof QueueFigures>;

export const OperationsFigures = z.strictObject({
  /** The counts are null when the queues' store does not answer. */
  queues: z.array(QueueFigures).nullable(),
  outbox: OutboxFigures,
  /** Given up in the last day, mail and webhooks alike. */
  givenUpLastDay: z.int(),
  /** Given up and not yet tried again by anyone. */
  givenUpInAll: z.int(),
});
export type OperationsFigures = z.infer<typeof OperationsFigures>;

export const operationsContract = {
  get: query({ access: 'staff', input: z.void(), output: OperationsFigures }),
};
