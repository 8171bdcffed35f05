import { setTimeout as sleep } from 'node:timers/promises';

interface Lanes {
  atOnce: number;
  ms: number;
}

/**
 * Does the work again and again, `atOnce` at a time, until the time is up and what was begun has ended.
 * @returns how many a second, and how long each took in ms
 */
export async function workAtOnce(work: () => Promise<unknown>, { atOnce, ms }: Lanes) {
  const started = performance.now();
  const took: number[] = [];
  async function lane() {
    for (let begun = started; begun - started < ms; begun = performance.now()) {
      await work();
      took.push(performance.now() - begun);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane));
  return { perSecond: (took.length * 1000) / (performance.now() - started), took };
}

/** Measures how many calls a second are done, `atOnce` at a time. */
export const ratePerSecond = async (work: () => Promise<unknown>, lanes: Lanes) =>
  (await workAtOnce(work, lanes)).perSecond;

/**
 * Begins the work at fixed times, however long the earlier ones take, so that waiting is never left out.
 * @returns how long each took, in ms
 */
export function durations(work: () => Promise<unknown>, { perSecond, ms }: { perSecond: number; ms: number }) {
  const count = Math.floor((perSecond * ms) / 1000);
  return Promise.all(
    Array.from({ length: count }, async (_, turn) => {
      const due = performance.now() + (turn * 1000) / perSecond;
      await sleep((turn * 1000) / perSecond);
      await work();
      return performance.now() - due;
    }),
  );
}
