import { availableParallelism } from 'node:os';
import { afterAll, expect, it, vi } from 'vitest';
import { memoryBelow } from '../bench/support/process-memory.ts';
import { aTarget } from './support/target.ts';

const target = await aTarget();
afterAll(target.stop);
const { send, signIn, site } = target;
const { email } = await target.aPerson('harriet');

const visitors = 500;
/** MB that one hash takes, and that a process may grow by besides. */
const perHash = 20;
const besides = 150;

// S1.2
it('a flood of sign-ins is turned away, takes no more memory than a few, and shuts nobody else out', async () => {
  const identity = site.processes.identity ?? 0;
  const before = memoryBelow(identity);
  let isOver = false;
  const flood = Promise.all(Array.from({ length: visitors }, (_, one) => signIn(`flood-${one}@example.com`))).finally(
    () => {
      isOver = true;
    },
  );
  let peak = before;
  const others: number[] = [];
  while (!isOver) {
    others.push((await send('/health/ready')).status, (await send('/')).status);
    peak = Math.max(peak, memoryBelow(identity));
  }
  const answers = await flood;
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]));
  const turnedAway = answers.filter(({ status }) => status === 429);
  expect(new Set(turnedAway.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['60']));
  expect(new Set(others)).toEqual(new Set([200]));
  expect(peak - before).toBeLessThan(availableParallelism() * perHash + besides);
  await vi.waitFor(async () => expect((await signIn(email)).status).toBe(200), { timeout: 60_000, interval: 500 });
});
