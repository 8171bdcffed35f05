import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Does the work again and again, `atOnce` at a time, until the time is up and what was begun has ended.
 * @returns how many a second
 */
export async function ratePerSecond(work: () => Promise<unknown>, { atOnce, ms }: { atOnce: number; ms: number }) {
  const started = performance.now();
  let done = 0;
  async function lane() {
    while (performance.now() - started < ms) {
      await work();
      done++;
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane));
  return (done * 1000) / (performance.now() - started);
}

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
