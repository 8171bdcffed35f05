import { expect, it } from 'vitest';
import { createFewAtOnce } from './few-at-once.ts';

it('turns away who comes while many are under way, and lets the next in as each of them ends, well or not', async () => {
  const fewAtOnce = createFewAtOnce();
  const works: PromiseWithResolvers<string>[] = [];
  const come = () =>
    fewAtOnce(() => {
      const work = Promise.withResolvers<string>();
      works.push(work);
      return work.promise;
    }).catch((error: Error & { code?: string }) => error.code ?? error.message);

  const coming = Array.from({ length: 500 }, come);
  const inside = works.length;
  expect(inside).toBeLessThan(64);
  expect(await Promise.all(coming.slice(inside))).toEqual(Array(500 - inside).fill('TOO_MANY_REQUESTS'));

  works[0]?.resolve('done');
  works[1]?.reject(new Error('failed'));
  expect(await Promise.all(coming.slice(0, 2))).toEqual(['done', 'failed']);
  const next = [come(), come(), come()];
  expect(await next[2]).toBe('TOO_MANY_REQUESTS');
  for (const { resolve } of works) resolve('done');
  expect(await Promise.all(next.slice(0, 2))).toEqual(['done', 'done']);
});
