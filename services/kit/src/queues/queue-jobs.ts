import { type JobState, jobStates, jobsAtOnce } from '@plainwill/contracts/notifications/queue-vocabulary';
import type { QueueJob } from '@plainwill/contracts/notifications/queues';
import type { Job, Queue } from 'bullmq';

/** As long as an error that is worth reading. */
const maxErrorLength = 300;

const isoOrNull = (ms: number | undefined) => (ms ? new Date(ms).toISOString() : null);

// A job that waits for its next try has its delay from the end of the last one, which BullMQ does not keep.
const dueAt = ({ processedOn, timestamp, delay }: Job) => new Date((processedOn ?? timestamp) + delay).toISOString();

/** As the store knows it: whether it was sent again, the service's database says. */
export type StoredJob = Omit<QueueJob, 'sentAgainAt'>;

const jobOf = (job: Job, state: JobState): StoredJob => ({
  id: job.id ?? '',
  state,
  attempts: job.attemptsMade,
  addedAt: new Date(job.timestamp).toISOString(),
  dueAt: state === 'delayed' ? dueAt(job) : null,
  triedAt: isoOrNull(job.processedOn),
  error: job.failedReason?.slice(0, maxErrorLength) || null,
});

/** How many wait, also while the queue is paused: BullMQ on PostgreSQL then counts none of them as waiting. */
export async function countWaiting(queue: Queue): Promise<number> {
  const { 0: count = 0 } = await queue.getCountsPerPriority([0]);
  return count;
}

/** A page of the jobs in one state, and how many there are in all. */
export async function pageOfJobs(queue: Queue, state: JobState, page: number) {
  const from = (page - 1) * jobsAtOnce;
  if (state === 'waiting') {
    const count = await countWaiting(queue);
    return {
      jobs: (await waitingJobs(queue, { from, atMost: jobsAtOnce, count })).map((job) => jobOf(job, state)),
      count,
    };
  }
  const { [state]: count = 0 } = await queue.getJobCounts(state);
  const jobs = await queue.getJobs([state], from, from + jobsAtOnce - 1, state === 'delayed');
  return { jobs: jobs.map((job) => jobOf(job, state)), count };
}

interface Slice {
  from: number;
  atMost: number;
  /** Of all that wait. */
  count: number;
}

/** Who is next first. */
export async function waitingJobs(queue: Queue, { from, atMost, count }: Slice) {
  // Asked for the oldest first, BullMQ on PostgreSQL takes its slice from the newest; both stores agree the other way.
  const last = count - from - 1;
  if (last < 0) return [];
  const newestFirst = await queue.getJobs(['waiting'], Math.max(0, last - atMost + 1), last);
  return newestFirst.toReversed();
}

/** Null where there is no such job, or it is between two states. */
export async function findJob(queue: Queue, id: string): Promise<StoredJob | null> {
  const [job, known] = await Promise.all([queue.getJob(id), queue.getJobState(id)]);
  const state = jobStates.find((state) => state === known);
  return job && state ? jobOf(job, state) : null;
}

/**
 * Tries a job again that has failed, or at once one that is scheduled.
 * @returns whether it was still in that state
 */
export async function tryJob(queue: Queue, id: string, state: 'failed' | 'delayed'): Promise<boolean> {
  const job = await queue.getJob(id);
  if (!job || (await job.getState()) !== state) return false;
  await (state === 'failed' ? job.retry() : job.promote());
  return true;
}
