import type { ThrottleStore } from './throttle-store.ts';

export const hour = 3600;
export const day = 24 * hour;

/** Durations in seconds. */
export interface Escalation {
  /** So many failures a day cost no wait. */
  free: number;
  firstDelay: number;
  longestDelay: number;
}

/** Seconds to wait after the failure of that number: none at first, then twice as long each time. */
export const delayAfter = (failures: number, { free, firstDelay, longestDelay }: Escalation) =>
  failures < free ? 0 : Math.min(firstDelay * 2 ** (failures - free), longestDelay);

/**
 * Counts failures for a day, each before it is known to be one, and lets whoever has too many wait longer with each.
 * What is tried too early counts as well: the wait under way stays as it is, and the next is longer.
 */
export function createEscalatingLimit(store: ThrottleStore, name: string) {
  const failures = store.limiter({ keyPrefix: `${name}_failures`, points: 1, duration: day });
  const delays = store.limiter({ keyPrefix: `${name}_delay`, points: 1, duration: day });
  return {
    /** @throws {RateLimiterRes} while there is time to wait */
    async count(key: string, escalation: Escalation): Promise<void> {
      const { consumedPoints } = await failures.penalty(key);
      const delay = delayAfter(consumedPoints, escalation);
      if (delay) await delays.consume(key, 1, { customDuration: delay });
    },
    /** It was no failure. */
    giveBack: (key: string) => failures.reward(key),
    forget: (key: string) => Promise.all([failures.delete(key), delays.delete(key)]),
  };
}

export type EscalatingLimit = ReturnType<typeof createEscalatingLimit>;
