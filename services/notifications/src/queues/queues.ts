import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { QueueName } from '@plainwill/contracts/notifications/queue-vocabulary';
import type { QueueJob, queuesContract } from '@plainwill/contracts/notifications/queues';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import type { StoredJob } from '@plainwill/kit/queues/queue-jobs';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../context.ts';
import { DeadLetterSchema } from './dead-letter.entity.ts';

/** @throws {Refusal} while the queue store does not answer */
export async function fromStore<T>({ log }: CallContext, answer: Promise<T>): Promise<T> {
  return answer.catch((err) => {
    log.warn({ err }, 'the queue store does not answer');
    throw new Refusal('QueueStoreAway');
  });
}

type ActingContext = CallContext & Parameters<typeof recordAudit>[1];

/** Something that an administrator does to a queue, or to one of its jobs. */
interface Act {
  name: string;
  queue: QueueName;
  id?: string;
}

// Written before it is done, for the queues' store shares no transaction with the log: an action without an entry
// would be worse than an entry whose action failed.
async function act<T>(ctx: ActingContext, { name, queue, id }: Act, work: () => Promise<T>): Promise<T> {
  const objectId = id ? `${queue}/${id}` : queue;
  await recordAudit(ctx.em, ctx, { action: 'queue.act', objectId, fields: [name] });
  return fromStore(ctx, work());
}

async function tryJob(ctx: ActingContext, job: Required<Act>, state: 'failed' | 'delayed') {
  const { queue, id } = job;
  if (!(await fromStore(ctx, ctx.producer.findJob(queue, id)))) throw new Refusal('JobNotFound');
  if (!(await act(ctx, job, () => ctx.producer.tryJob(queue, id, state)))) throw new Refusal('JobMovedOn');
}

/** Says of each failed job whether staff have sent it again, which makes another job of it. */
async function withReplays({ em }: CallContext, jobs: readonly StoredJob[]): Promise<QueueJob[]> {
  const failed = jobs.filter(({ state }) => state === 'failed').map(({ id }) => id);
  const letters = await em.find(DeadLetterSchema, { jobId: { $in: failed }, replayedAt: { $ne: null } });
  const sentAgain = new Map(letters.map(({ jobId, replayedAt }) => [jobId, replayedAt?.toISOString()]));
  return jobs.map((job) => ({ ...job, sentAgainAt: sentAgain.get(job.id) ?? null }));
}

export const queues: HandlersOf<typeof queuesContract, CallContext> = {
  jobs: async ({ ctx, input: { queue, state, page } }) => {
    const { jobs, count } = await fromStore(ctx, ctx.producer.pageOfJobs(queue, state, page));
    return { jobs: await withReplays(ctx, jobs), count };
  },
  find: async ({ ctx, input: { queue, id } }) => {
    const job = await fromStore(ctx, ctx.producer.findJob(queue, id));
    return job && ((await withReplays(ctx, [job]))[0] ?? null);
  },
  pause: ({ ctx, input: { queue } }) => act(ctx, { name: 'pause', queue }, () => ctx.producer.pause(queue)),
  resume: ({ ctx, input: { queue } }) => act(ctx, { name: 'resume', queue }, () => ctx.producer.resume(queue)),
  retry: ({ ctx, input }) => tryJob(ctx, { name: 'retry', ...input }, 'failed'),
  retryAllFailed: ({ ctx, input: { queue } }) =>
    act(ctx, { name: 'retry all failed', queue }, () => ctx.producer.retryAllFailed(queue)),
  runNow: ({ ctx, input }) => tryJob(ctx, { name: 'run now', ...input }, 'delayed'),
};
