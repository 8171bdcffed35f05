import type { QueueName } from '@plainwill/contracts/notifications/jobs';
import type { QueueFigures } from '@plainwill/contracts/notifications/operations';
import type { Queue } from 'bullmq';

/** How much is in a queue, and how long the oldest waiting job has waited. */
export async function figuresOf(name: QueueName, queue: Queue): Promise<QueueFigures> {
  const [counts, [oldest], isPaused] = await Promise.all([
    queue.getJobCounts('waiting', 'active', 'delayed', 'failed'),
    queue.getWaiting(0, 0),
    queue.isPaused(),
  ]);
  const { waiting = 0, active = 0, delayed = 0, failed = 0 } = counts;
  const oldestWaitingSeconds = oldest ? Math.max(0, Date.now() - oldest.timestamp) / 1000 : null;
  return { name, waiting, active, delayed, failed, isPaused, oldestWaitingSeconds };
}
