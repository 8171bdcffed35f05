import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { expect, it } from 'vitest';
import { type Counter, withLocalFallback } from './throttle-store.ts';

const options = { points: 3, duration: 600 };
const away = async () => Promise.reject(new Error('no answer'));

/** A store that does not answer whenever `isAway` says so. */
function aStore(isAway: () => boolean): Counter {
  const there = new RateLimiterMemory({ keyPrefix: 'store', ...options });
  return {
    consume: (...given) => (isAway() ? away() : there.consume(...given)),
    penalty: (...given) => (isAway() ? away() : there.penalty(...given)),
    reward: (...given) => (isAway() ? away() : there.reward(...given)),
    get: (...given) => (isAway() ? away() : there.get(...given)),
    delete: (...given) => (isAway() ? away() : there.delete(...given)),
  };
}

const ownCount = () => new RateLimiterMemory({ keyPrefix: 'own', ...options });

async function triesUntilRefused(counter: Counter): Promise<number> {
  for (let tries = 1; ; tries++) {
    const refused = await counter.consume('a').then(
      () => false,
      (error) => error instanceof RateLimiterRes,
    );
    if (refused) return tries;
  }
}

it.each([
  ['is there', () => false],
  ['is away', () => true],
])('refuses the fourth of three when the store %s', async (_what, isAway) => {
  expect(await triesUntilRefused(withLocalFallback(aStore(isAway), ownCount()))).toBe(4);
});

it('gives nobody more when the store does not answer now and then', async () => {
  let asked = 0;
  let now = 0;
  const store = aStore(() => asked++ % 2 === 0);
  // Each time so much later that it is asked again.
  const later = () => (now += 1000);
  expect(await triesUntilRefused(withLocalFallback(store, ownCount(), { clock: later }))).toBe(4);
  expect(asked).toBeGreaterThan(2);
});

it('lets a store that is away alone for half a second, and then asks it again', async () => {
  let now = 1000;
  let asked = 0;
  let isAway = true;
  const store = aStore(() => {
    asked++;
    return isAway;
  });
  const counter = withLocalFallback(store, ownCount(), { clock: () => now });
  await counter.consume('a');
  await counter.consume('b');
  expect(asked).toBe(1);
  isAway = false;
  now += 499;
  await counter.consume('c');
  expect(asked).toBe(1);
  now += 1;
  await counter.consume('d', 3);
  expect(asked).toBe(2);
  await expect(counter.consume('d')).rejects.toBeInstanceOf(RateLimiterRes);
});

it('heeds what other processes have counted in the store', async () => {
  const store = aStore(() => false);
  await store.consume('a', 2);
  expect(await triesUntilRefused(withLocalFallback(store, ownCount()))).toBe(2);
});

it('gives back, and forgets, here and in the store', async () => {
  let isAway = false;
  const counter = withLocalFallback(
    aStore(() => isAway),
    ownCount(),
  );
  await counter.consume('a', 3);
  await counter.reward('a', 1);
  isAway = true;
  expect(await triesUntilRefused(counter)).toBe(2);
  isAway = false;
  await counter.delete('a');
  expect(await triesUntilRefused(counter)).toBe(4);
});
