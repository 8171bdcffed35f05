import { dayMs } from '@plainwill/contracts/shared/durations';
import type { KnownState, Producer } from '../queues/producer.ts';
import type { DispatchedRow, OutboxStore } from './outbox-store.ts';

const batchSize = 200;

interface ReconcileDeps {
  outbox: Pick<OutboxStore, 'dispatched' | 'putBack' | 'settle'>;
  producer: Pick<Producer, 'statesOf'>;
  now: Date;
  /** How long the queue is left alone with a job. With 0 it is asked about each, whatever a clock says. */
  settlingMs: number;
}

const ended: readonly KnownState[] = ['completed', 'failed'];

/**
 * Compares what was handed to the queue some time ago with what the queue knows. What it has lost (its
 * store was emptied, or came back without its last second) is handed over again, under the same id; what it has done is
 * not asked about any more. A job that was done and forgotten meanwhile comes again too, which handlers must bear.
 * @returns how many were lost
 */
export async function reconcile({ outbox, producer, now, settlingMs }: ReconcileDeps): Promise<number> {
  const before = settlingMs > 0 ? new Date(now.getTime() - settlingMs) : undefined;
  let lost = 0;
  let after: DispatchedRow | undefined;
  for (;;) {
    const rows: DispatchedRow[] = await outbox.dispatched({ before, after, limit: batchSize });
    for (const [queue, ofQueue] of Map.groupBy(rows, (row) => row.queue)) {
      const ids = ofQueue.map(({ id }) => id);
      const states = await producer.statesOf(queue, ids);
      const gone = ids.filter((_, index) => states[index] === 'unknown');
      const done = ids.filter((_, index) => ended.includes(states[index] ?? 'unknown'));
      if (gone.length > 0) await outbox.putBack(gone);
      if (done.length > 0) await outbox.settle(done, now);
      lost += gone.length;
    }
    after = rows.at(-1);
    if (rows.length < batchSize) return lost;
  }
}

const retentionDays = 7;
const removedAtOnce = 1000;

/** Forgets work that was done a week ago, a little at a time so that nothing else waits for it. */
export async function removeSettled(outbox: Pick<OutboxStore, 'removeSettled'>, now: Date) {
  const before = new Date(now.getTime() - retentionDays * dayMs);
  let removed = removedAtOnce;
  while (removed === removedAtOnce) removed = await outbox.removeSettled(before, removedAtOnce);
}
