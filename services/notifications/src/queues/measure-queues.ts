import { measure } from '@plainwill/kit/metrics/metrics';
import type { Producer } from '@plainwill/kit/queues/producer';
import { allQueueFigures } from './operations.ts';

const states = ['waiting', 'active', 'delayed', 'failed'] as const;

/** Tells Prometheus how many jobs each queue holds, and how long the oldest has waited. */
export function measureQueues(producer: Producer) {
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
}
