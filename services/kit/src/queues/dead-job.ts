import type { QueueName } from '@plainwill/contracts/notifications/queue-vocabulary';
import { UnrecoverableError } from 'bullmq';

/** A job that has failed for good. */
export interface DeadJob {
  id: string;
  queue: QueueName;
  data: unknown;
  attempts: number;
  /** What kind of failure; never its words. */
  error: string;
}

export type RecordDeadJob = (job: DeadJob) => Promise<void>;

/** The store keeps a failure's message in clear text, and messages may quote data: only the kind of it goes there. */
export const storable = (error: unknown) => new Error(kindOf(error), { cause: error });

export function kindOf(error: unknown): string {
  if (error instanceof UnrecoverableError) return error.message;
  const { name = 'Error', code = '' } = (error ?? {}) as { name?: string; code?: string | number };
  return `${name} ${code}`.trim();
}

export { UnrecoverableError };
