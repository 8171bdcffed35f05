import { expect, it } from 'vitest';
import { inBatches } from './in-batches.ts';

const held = () => {
  const turns: PromiseWithResolvers<void>[] = [];
  const batches: number[][] = [];
  const work = async (items: number[]) => {
    batches.push(items);
    const turn = Promise.withResolvers<void>();
    turns.push(turn);
    await turn.promise;
    if (items.includes(13)) throw new Error('bad luck');
    return items.map((item) => item * 2);
  };
  const next = async () => {
    for (const turn of turns.splice(0)) turn.resolve();
    await new Promise(setImmediate);
  };
  return { work, batches, next };
};

it('begins at once, and does together what is asked for meanwhile', async () => {
  const { work, batches, next } = held();
  const double = inBatches(3, work);
  const asked = Promise.all([1, 2, 3, 4, 5].map(double));
  expect(batches).toEqual([[1]]);
  await next();
  await next();
  await next();
  expect(await asked).toEqual([2, 4, 6, 8, 10]);
  expect(batches).toEqual([[1], [2, 3, 4], [5]]);
});

it('lets one bad item spoil nothing but itself', async () => {
  const { work, batches, next } = held();
  const double = inBatches(10, work);
  const asked = Promise.allSettled([1, 2, 13, 4].map(double));
  for (let turn = 0; turn < 3; turn++) await next();
  const outcomes = (await asked).map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)));
  expect(outcomes).toEqual([2, 4, 'Error: bad luck', 8]);
  expect(batches).toEqual([[1], [2, 13, 4], [2], [13], [4]]);
});

it('works on after everything has failed', async () => {
  const { work, next } = held();
  const double = inBatches(10, work);
  const failed = expect(double(13)).rejects.toThrow('bad luck');
  await next();
  await failed;
  const asked = double(1);
  await next();
  expect(await asked).toBe(2);
});
