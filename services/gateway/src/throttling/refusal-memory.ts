import { minuteSeconds } from '@plainwill/contracts/shared/durations';
import { LRUCache } from 'lru-cache';

/** After so long the store is asked again: another gateway may have taken a count back meanwhile. */
const maxMs = minuteSeconds * 1000;
const maxKeys = 20_000;

/**
 * Remembers in this gateway who has been refused, and until when: whoever comes again before is refused without asking
 * the store, so that a flood of calls is no flood of questions.
 */
export function createRefusalMemory(clock = () => performance.now()) {
  // Made for the first one, since its room for all keys is half a megabyte and most limits never refuse anyone.
  let ends: LRUCache<string, number> | undefined;
  const msLeft = (key: string) => Math.max(0, (ends?.get(key) ?? 0) - clock());
  return {
    /** The time to wait; 0 for who has not been refused. */
    msLeft,
    remember(key: string, waitMs: number) {
      ends ??= new LRUCache({ max: maxKeys });
      if (!msLeft(key)) ends.set(key, clock() + waitMs, { ttl: Math.max(1, Math.min(waitMs, maxMs)) });
    },
    forget: (key: string) => void ends?.delete(key),
  };
}
