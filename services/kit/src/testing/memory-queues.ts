import type { QueueName } from '@plainwill/contracts/notifications/queue-vocabulary';
import type { JobToAdd, KnownState } from '../queues/producer.ts';
import { jobOptions, recovery } from '../queues/queue-store.ts';

type State = Extract<KnownState, 'waiting' | 'active' | 'delayed' | 'completed' | 'failed'>;

export interface MemoryJob {
  id: string;
  queue: QueueName;
  data: unknown;
  state: State;
  attemptsMade: number;
  stalls: number;
  lock?: { token: string; until: number } | undefined;
  dueAt: number;
  endedAt: number;
}

interface Change {
  at: number;
  job: MemoryJob;
  /** Null if it was new. */
  before: MemoryJob | null;
}

interface Options {
  /** Chooses who is next of those that wait. */
  choose?: (count: number) => number;
}

export class LockLost extends Error {}

/** The store of the queues without a server. It keeps and forgets as BullMQ does: see `memory-worker.stores.test.ts`. */
export function createMemoryQueues({ choose = () => 0 }: Options = {}) {
  const jobs = new Map<string, MemoryJob>();
  const changes: Change[] = [];
  const waiters = new Set<() => void>();

  function change(job: MemoryJob, to: Partial<MemoryJob>) {
    changes.push({ at: performance.now(), job, before: jobs.has(job.id) ? { ...job } : null });
    jobs.set(job.id, Object.assign(job, to));
  }

  const of = (queue: QueueName, state: State) =>
    [...jobs.values()].filter((job) => job.queue === queue && job.state === state);

  function forgetOld(queue: QueueName) {
    const { removeOnComplete, removeOnFail } = jobOptions;
    for (const job of jobs.values()) {
      const { age } = job.state === 'completed' ? removeOnComplete : removeOnFail;
      if (job.queue === queue && job.endedAt > 0 && job.endedAt + age * 1000 <= Date.now()) jobs.delete(job.id);
    }
  }

  function mine(id: string, token: string) {
    const job = jobs.get(id);
    if (job?.lock?.token !== token || job.lock.until <= Date.now()) throw new LockLost(id);
    return job;
  }

  const end = (job: MemoryJob, state: 'completed' | 'failed') => {
    change(job, { state, lock: undefined, endedAt: Date.now() });
    forgetOld(job.queue);
  };

  function wakeAll() {
    for (const wake of waiters) wake();
  }

  return {
    add(queue: QueueName, added: JobToAdd[]) {
      const fresh = { state: 'waiting', attemptsMade: 0, stalls: 0, dueAt: 0, endedAt: 0 } as const;
      for (const { id, data } of added) if (!jobs.has(id)) change({ id, queue, data, ...fresh }, {});
      wakeAll();
    },
    statesOf: (ids: string[]): KnownState[] => ids.map((id) => jobs.get(id)?.state ?? 'unknown'),
    /** Hands out the next job, locked for whoever has the token. */
    take(queue: QueueName, token: string): MemoryJob | undefined {
      for (const job of of(queue, 'delayed')) if (job.dueAt <= Date.now()) change(job, { state: 'waiting' });
      const waiting = of(queue, 'waiting');
      const next = waiting[choose(waiting.length)];
      if (!next) return undefined;
      change(next, { state: 'active', lock: { token, until: Date.now() + recovery.lockDuration } });
      return { ...next };
    },
    extendLock(id: string, token: string) {
      change(mine(id, token), { lock: { token, until: Date.now() + recovery.lockDuration } });
    },
    complete: (id: string, token: string) => end(mine(id, token), 'completed'),
    fail(id: string, token: string) {
      const job = mine(id, token);
      change(job, { attemptsMade: job.attemptsMade + 1 });
      end(job, 'failed');
    },
    /** Puts it off, as a further attempt or as none at all. */
    delay(id: string, token: string, { dueAt, isAttempt }: { dueAt: number; isAttempt: boolean }) {
      const job = mine(id, token);
      const attemptsMade = job.attemptsMade + Number(isAttempt);
      change(job, { state: 'delayed', dueAt, attemptsMade, lock: undefined });
      wakeAll();
    },
    /** Puts back what workers no longer hold the lock of. */
    sweepStalled(queue: QueueName) {
      for (const job of of(queue, 'active')) {
        if ((job.lock?.until ?? 0) > Date.now()) continue;
        change(job, { state: 'waiting', stalls: job.stalls + 1, lock: undefined });
      }
      wakeAll();
    },
    hasActive: (queue: QueueName) => of(queue, 'active').length > 0,
    has: (...states: State[]) => [...jobs.values()].some(({ state }) => states.includes(state)),
    /** When the next delayed job is due, of one queue or of all; infinity if there is none. */
    nextDueAt: (queue?: QueueName) =>
      Math.min(
        ...[...jobs.values()]
          .filter((job) => job.state === 'delayed' && (!queue || job.queue === queue))
          .map(({ dueAt }) => dueAt),
      ),
    /** Calls back when a job may have become ready, until the returned function is called. */
    onChange(wake: () => void) {
      waiters.add(wake);
      return () => waiters.delete(wake);
    },
    attemptsMade: (id: string) => jobs.get(id)?.attemptsMade ?? 0,
    empty: () => jobs.clear(),
    /** As a server that comes back without what it had not yet written to its disk. */
    forgetSince(at: number) {
      while ((changes.at(-1)?.at ?? Number.NEGATIVE_INFINITY) >= at) {
        const { job, before } = changes.pop() as Change;
        if (before) jobs.set(job.id, Object.assign(job, { lock: undefined }, before));
        else jobs.delete(job.id);
      }
    },
  };
}

export type MemoryQueues = ReturnType<typeof createMemoryQueues>;
