import { expect, it } from 'vitest';
import { loadOnce } from './load-once.ts';

it('lets those who wait go on in the order in which they asked', async () => {
  const imports = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let count = 0;
  const module = loadOnce(() => imports[count++]?.promise ?? Promise.reject(new Error('Asked too often')));
  const done: string[] = [];
  const all = ['first', 'second'].map((who) => module().then((what) => done.push(`${who}: ${what}`)));
  imports[1]?.resolve('module');
  imports[0]?.resolve('module');
  await Promise.all(all);
  expect(done).toEqual(['first: module', 'second: module']);
});

it('fetches again after a failure', async () => {
  let isDown = true;
  const module = loadOnce(async () => {
    if (isDown) throw new Error('Offline');
    return 'module';
  });
  await expect(module()).rejects.toThrow('Offline');
  isDown = false;
  expect(await module()).toBe('module');
});
