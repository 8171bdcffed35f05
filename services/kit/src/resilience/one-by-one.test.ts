import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createOneByOne } from './one-by-one.ts';

it('lets what comes later go between those that wait', async () => {
  const oneByOne = createOneByOne();
  const done: string[] = [];
  const costly = Array.from({ length: 5 }, async (_, at) => {
    await oneByOne();
    done.push(`costly ${at}`);
  });
  await setImmediate();
  done.push('cheap');
  await Promise.all(costly);
  expect(done.filter((each) => each !== 'cheap')).toEqual(['costly 0', 'costly 1', 'costly 2', 'costly 3', 'costly 4']);
  expect(done.indexOf('cheap')).toBeLessThan(3);
});
