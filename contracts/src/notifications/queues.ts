import { z } from 'zod';
import { mutation, perHour, query } from '../kit/contract.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { allQueues, jobIdShape, jobStates, jobsAtOnce, maxJobIdLength, maxJobPage } from './queue-vocabulary.ts';

/** One job without what it carries. */
export const QueueJob = z.strictObject({
  id: z.string(),
  state: z.enum(jobStates),
  /** How often it was tried. */
  attempts: z.int(),
  addedAt: z.iso.datetime(),
  /** When it is tried next, to within as long as a try takes; null unless it is scheduled. */
  dueAt: z.iso.datetime().nullable(),
  /** When its last try began. */
  triedAt: z.iso.datetime().nullable(),
  /** Why its last try failed. */
  error: z.string().nullable(),
  /** When it was sent again as another job; it needs no further try. */
  sentAgainAt: z.iso.datetime().nullable(),
});
export type QueueJob = z.infer<typeof QueueJob>;

export const queueReasons = {
  QueueStoreAway: {
    code: 'SERVICE_UNAVAILABLE',
    message: 'The queue store is not answering. Nothing is lost. Try again in a moment.',
  },
  JobNotFound: { code: 'NOT_FOUND', message: 'This job is no longer there. Load the page again.' },
  JobMovedOn: { code: 'CONFLICT', message: 'This job has moved on. Load the page again to see where it is.' },
} as const satisfies ReasonTable;

const queue = z.enum(allQueues);
const id = z.string().max(maxJobIdLength).regex(jobIdShape, 'Enter the ID of a job');

const act = <Input extends z.ZodType>(input: Input) =>
  mutation({ access: 'admin', limit: perHour(600), input, output: z.void() });

/** The jobs in the queues. Nobody can add one, change what it carries or throw it away. */
export const queuesContract = {
  /** The newest first, `jobsAtOnce` to a page; of those waiting, who is next first. */
  jobs: query({
    access: 'staff',
    input: z.strictObject({ queue, state: z.enum(jobStates), page: z.int().min(1).max(maxJobPage) }),
    output: z.strictObject({ jobs: z.array(QueueJob).max(jobsAtOnce), count: z.int() }),
  }),
  /** The job is null where the queue has none of that id. */
  find: query({ access: 'staff', input: z.strictObject({ queue, id }), output: QueueJob.nullable() }),
  /** No job of the queue begins until it is resumed. */
  pause: act(z.strictObject({ queue })),
  resume: act(z.strictObject({ queue })),
  /** Tries a failed job again. */
  retry: act(z.strictObject({ queue, id })),
  retryAllFailed: act(z.strictObject({ queue })),
  /** Tries a scheduled job at once. */
  runNow: act(z.strictObject({ queue, id })),
};
