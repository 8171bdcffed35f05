import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import { LRUCache } from 'lru-cache';
import { Refusal } from '../refusal.ts';

interface FairQueueOptions {
  /** How much is done at once, for everybody together; for one key it is one thing at a time. */
  concurrency: number;
  /** How much may wait for its turn, of everybody together and of one key. */
  maxQueue: number;
  maxQueueOfOne: number;
  /** Work that has waited longer is refused: a caller gives up soon, and then takes the service to be away. */
  maxWaitMs: number;
}

interface Waiting {
  key: string;
  start: () => void;
  turnAway: () => void;
}

interface Asking {
  /** Work that no one waits for any more is dropped. */
  signal?: AbortSignal | undefined;
  /** How much the time that the work takes counts, if more than its length. */
  weight?: number;
}

// Accounts are free: many made for an attack get together a quarter of what those get that are older than a week.
const weightOfNew = 4;

/** How much the time counts that costly work of an account takes. */
export const weightOf = ({ newUntil }: Pick<CallingAccount, 'newUntil'>, now: Date) =>
  newUntil && now < new Date(newUntil) ? weightOfNew : 1;

/** After so long half of the time that somebody has used is forgotten. */
const halfLifeMs = 10_000;
/** The queue remembers of so many keys how much they have used; of any other it is as good as nothing. */
const maxRemembered = 10_000;

/** How long the work of each key has taken lately. */
function createUsage() {
  const used = new LRUCache<string, { ms: number; at: number }>({ max: maxRemembered });
  const usedBy = (key: string) => {
    const { ms, at } = used.get(key) ?? { ms: 0, at: 0 };
    return ms * 0.5 ** ((performance.now() - at) / halfLifeMs);
  };
  return { usedBy, add: (key: string, ms: number) => used.set(key, { ms: usedBy(key) + ms, at: performance.now() }) };
}

/**
 * Runs costly work a little at a time, in turns that go to whoever has used the least lately: somebody who asks once is
 * next, however much others have asked for. Beyond what may wait, the work whose turn is the furthest away is refused.
 */
export function createFairQueue({ concurrency, maxQueue, maxQueueOfOne, maxWaitMs }: FairQueueOptions) {
  const active = new Set<string>();
  let waiting: Waiting[] = [];
  const usage = createUsage();

  /** In the order in which they would have their turns if nothing else came: first the first of each key. */
  function inOrder(): Waiting[] {
    const known = new Map<string, number>();
    const placed = waiting.map((entry) => {
      const place = known.get(entry.key) ?? Number(active.has(entry.key));
      known.set(entry.key, place + 1);
      return { entry, place, used: usage.usedBy(entry.key) };
    });
    return placed.toSorted((one, other) => one.place - other.place || one.used - other.used).map(({ entry }) => entry);
  }

  function startNext() {
    if (active.size >= concurrency) return;
    inOrder()
      .find(({ key }) => !active.has(key))
      ?.start();
  }

  async function work<T>(key: string, given: () => Promise<T>, weight: number): Promise<T> {
    active.add(key);
    const since = performance.now();
    try {
      return await given();
    } finally {
      usage.add(key, weight * (performance.now() - since));
      active.delete(key);
      startNext();
    }
  }

  /** @throws {Refusal} TooManyAtOnce for more than one key may have waiting; BusyJustNow where others come first */
  return async <T>(key: string, given: () => Promise<T>, { signal, weight = 1 }: Asking = {}): Promise<T> => {
    if (active.size < concurrency && !active.has(key)) return work(key, given, weight);
    if (waiting.filter((entry) => entry.key === key).length >= maxQueueOfOne) throw new Refusal('TooManyAtOnce');
    const turn = Promise.withResolvers<void>();
    const leave = () => {
      waiting = waiting.filter((each) => each !== entry);
    };
    const entry: Waiting = {
      key,
      start() {
        leave();
        active.add(key);
        turn.resolve();
      },
      turnAway() {
        leave();
        turn.reject(new Refusal('BusyJustNow'));
      },
    };
    waiting.push(entry);
    const timer = setTimeout(entry.turnAway, maxWaitMs);
    signal?.addEventListener('abort', entry.turnAway, { once: true });
    if (signal?.aborted) entry.turnAway();
    if (waiting.length > maxQueue) inOrder().at(-1)?.turnAway();
    try {
      await turn.promise;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', entry.turnAway);
    }
    return work(key, given, weight);
  };
}
