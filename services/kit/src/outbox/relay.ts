import { minuteMs } from '@plainwill/contracts/shared/durations';
import type { Log } from '../log.ts';
import { failPoint } from '../process/fault-test.ts';
import type { Producer } from '../queues/producer.ts';
import { repeat } from '../resilience/repeat.ts';
import type { OutboxStore } from './outbox-store.ts';
import { reconcile, removeSettled } from './reconcile.ts';

const batchSize = 500;
const pollMs = 1000;
const defaultRepairMs = 5 * minuteMs;
const lookAtStoreMs = 2000;

interface RelayDeps {
  outbox: OutboxStore;
  producer: Pick<Producer, 'add' | 'statesOf' | 'storeMark'>;
  log: Log;
  /** How often the outbox is compared with the queue, and how long it leaves the queue alone with a job. */
  repairMs?: number | undefined;
}

/**
 * Moves accepted work into its queue. A crash between adding and marking repeats the adding, which the equal job id
 * makes harmless; several relays share the rows by skipping each other's locks.
 */
export function startRelay({ outbox, producer, log, repairMs = defaultRepairMs }: RelayDeps) {
  let isClosed = false;
  let wake = () => {};
  let wasFailing = false;
  // A queue that is away is tried by the clock alone: each attempt costs more than what was accepted.
  const listener = outbox.listen(() => {
    if (!wasFailing) wake();
  });

  const dispatchBatch = () =>
    outbox.moveWaiting(batchSize, async (rows, markDispatched) => {
      if (rows.length === 0) return;
      for (const [queue, jobs] of Map.groupBy(rows, (row) => row.queue)) {
        await producer.add(
          queue,
          jobs.map(({ id, payload, trace }) => ({ id, data: payload, trace })),
        );
      }
      failPoint('job-added');
      await markDispatched(rows.map((row) => row.id));
    });

  async function dispatchAll() {
    try {
      let moved = batchSize;
      while (moved === batchSize && !isClosed) moved = await dispatchBatch();
      if (wasFailing) log.info('accepted work is reaching the queue again');
      wasFailing = false;
    } catch (err) {
      if (!wasFailing) log.warn({ err }, 'accepted work waits: the queue or the database is away');
      wasFailing = true;
    }
  }

  async function repair(settlingMs: number) {
    const now = new Date();
    const lost = await reconcile({ outbox, producer, now, settlingMs });
    if (lost > 0) log.warn({ lost }, 'the queue had lost accepted work; it is handed over again');
    await removeSettled(outbox, now);
  }

  let known: string | undefined;
  let repairsDue = 0;

  /**
   * At the start, and when the store is not what it was, it may have lost even what it was given a moment ago. Looked at
   * once more a moment later: what was just being marked as dispatched was not seen to be.
   */
  async function repairIfStoreIsNew() {
    // That it is away is seen, and said, where work is handed over.
    const mark = await producer.storeMark().catch(() => known);
    if (mark !== known) repairsDue = 2;
    if (repairsDue === 0) return;
    await repair(0);
    known = mark;
    repairsDue--;
  }

  const untilWoken = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function loop() {
    while (!isClosed) {
      const woken = untilWoken();
      await dispatchAll();
      if (!isClosed) await woken;
    }
  }

  const looping = loop();
  // On a timer of the process, for the store that is repaired may have forgotten its own schedule too.
  const failure = 'accepted work could not be compared with the queue';
  const repairing = [
    repeat({ everyMs: repairMs, work: () => repair(repairMs), failure, log }),
    repeat({ everyMs: lookAtStoreMs, work: repairIfStoreIsNew, failure, log }),
  ];
  return {
    async close() {
      isClosed = true;
      wake();
      await Promise.all([looping, listener.close(), ...repairing.map(({ stop }) => stop())]);
    },
  };
}
