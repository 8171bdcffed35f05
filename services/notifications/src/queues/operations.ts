import type { MikroORM } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { operationsContract, QueueFigures } from '@plainwill/contracts/notifications/operations';
import { allQueues } from '@plainwill/contracts/notifications/queue-vocabulary';
import { dayMs } from '@plainwill/contracts/shared/durations';
import { outboxFigures } from '@plainwill/kit/outbox/outbox-figures';
import type { Producer } from '@plainwill/kit/queues/producer';
import { measure } from '@plainwill/kit/telemetry/metrics';
import type { CallContext } from '../context.ts';
import { DeadLetterSchema } from './dead-letter.entity.ts';

const allQueueFigures = (producer: Pick<Producer, 'figuresOf'>): Promise<QueueFigures[]> =>
  Promise.all(allQueues.map((name) => producer.figuresOf(name)));

export const operations: HandlersOf<typeof operationsContract, CallContext> = {
  get: async ({ ctx: { em, producer, now, log } }) => {
    const dayAgo = new Date(now.getTime() - dayMs);
    const [queues, outbox, givenUpLastDay, givenUpInAll] = await Promise.all([
      allQueueFigures(producer).catch((err) => {
        log.warn({ err }, 'the queue store does not answer');
        return null;
      }),
      outboxFigures(em.fork()),
      em.fork().count(DeadLetterSchema, { failedAt: { $gte: dayAgo } }),
      em.fork().count(DeadLetterSchema, { replayedAt: null }),
    ]);
    return { queues, outbox, givenUpLastDay, givenUpInAll };
  },
};

const states = ['waiting', 'active', 'delayed', 'failed'] as const;

/** Tells Prometheus how many jobs each queue holds, how long the oldest has waited, and how many were given up. */
export function measureQueues(producer: Pick<Producer, 'figuresOf'>, orm: MikroORM) {
  measure({
    name: 'plainwill_queue_jobs',
    help: 'Jobs in a queue, by state',
    labels: ['queue', 'state'],
    read: async () =>
      (await allQueueFigures(producer)).flatMap((figures) =>
        states.map((state) => ({ labels: { queue: figures.name, state }, value: figures[state] })),
      ),
  });
  measure({
    name: 'plainwill_queue_oldest_waiting_seconds',
    help: 'How long the oldest waiting job has waited; 0 when none waits',
    labels: ['queue'],
    read: async () =>
      (await allQueueFigures(producer)).map(({ name, oldestWaitingSeconds }) => ({
        labels: { queue: name },
        value: oldestWaitingSeconds ?? 0,
      })),
  });
  measure({
    name: 'plainwill_jobs_given_up',
    help: 'Jobs that failed for good and that nobody has sent again',
    labels: ['queue'],
    read: () =>
      Promise.all(
        allQueues.map(async (queue) => ({
          labels: { queue },
          value: await orm.em.fork().count(DeadLetterSchema, { queue, replayedAt: null }),
        })),
      ),
  });
}
