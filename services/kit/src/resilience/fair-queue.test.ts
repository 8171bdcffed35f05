import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const reasonOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { reason?: string }) => error.reason,
  );

function aQueue(limits: Partial<Parameters<typeof createFairQueue>[0]> = {}) {
  const run = createFairQueue({ concurrency: 1, maxQueue: 10, maxQueueOfOne: 3, maxWaitMs: 800, ...limits });
  const done: string[] = [];
  /** Asks for work of so many ms; its outcome is `done` or the reason of a refusal. */
  const ask = (key: string, ms = 10, asking: Parameters<typeof run>[2] = {}) =>
    reasonOf(
      run(
        key,
        async () => {
          await vi.advanceTimersByTimeAsync(ms);
          done.push(key);
        },
        asking,
      ),
    );
  return { ask, done, run };
}

it('takes turns between those who wait, however many times one of them has asked', async () => {
  const { ask, done } = aQueue();
  const asked = ['ann', 'ann', 'ann', 'ann', 'ben', 'cat', 'ben'].map((key) => ask(key));
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['done']));
  expect(done).toEqual(['ann', 'ben', 'cat', 'ann', 'ben', 'ann', 'ann']);
});

it('lets whoever has used the least lately go first, and forgets in time', async () => {
  const { ask, done } = aQueue();
  await ask('ann', 500);
  await Promise.all([ask('busy'), ask('ann'), ask('ben')]);
  expect(done.splice(0)).toEqual(['ann', 'busy', 'ben', 'ann']);
  await vi.advanceTimersByTimeAsync(600_000);
  await Promise.all([ask('busy', 20), ask('ann'), ask('busy')]);
  await ask('ben', 20);
  await Promise.all([ask('ben'), ask('busy'), ask('ann')]);
  expect(done.slice(-2)).toEqual(['ann', 'busy']);
});

it('counts the time of some more than once, so that they wait for others who have used as much', async () => {
  const { ask, done } = aQueue();
  await ask('new', 40, { weight: 4 });
  await ask('old', 100);
  await Promise.all([ask('busy'), ask('new'), ask('old')]);
  expect(done.slice(-2)).toEqual(['old', 'new']);
});

it('does one thing at a time for one account, and so many for all', async () => {
  const { run } = aQueue({ concurrency: 2 });
  const held = Promise.withResolvers<void>();
  const began: string[] = [];
  const ask = (key: string) =>
    run(key, () => {
      began.push(key);
      return held.promise;
    });
  const asked = ['ann', 'ann', 'ben', 'cat'].map(ask);
  expect(began).toEqual(['ann', 'ben']);
  await vi.advanceTimersByTimeAsync(10);
  held.resolve();
  await Promise.all(asked);
  expect(began).toEqual(['ann', 'ben', 'cat', 'ann']);
});

it('refuses what one account asks for beyond its share', async () => {
  const { ask } = aQueue({ maxQueueOfOne: 1 });
  const asked = [ask('ann'), ask('ann'), ask('ann'), ask('ben')];
  expect(await Promise.all(asked)).toEqual(['done', 'done', 'TooManyAtOnce', 'done']);
});

it('refuses the work whose turn is the furthest away where too much waits', async () => {
  const { ask } = aQueue({ maxQueue: 2 });
  const [, first, second] = [ask('ann'), ask('ann'), ask('ann')];
  const other = ask('ben');
  expect(await Promise.all([first, second, other])).toEqual(['done', 'BusyJustNow', 'done']);
});

it('refuses who has waited for too long, at once and not when the turn comes', async () => {
  const { run } = aQueue();
  void run('ann', () => new Promise(() => {}));
  const waiting = reasonOf(run('ben', async () => 'late'));
  await vi.advanceTimersByTimeAsync(800);
  expect(await waiting).toBe('BusyJustNow');
});

it('drops work that no one waits for any more, and gives its place to the next', async () => {
  const { ask, done } = aQueue({ maxQueue: 1 });
  const gone = new AbortController();
  const running = ask('ann');
  const dropped = ask('ben', 10, { signal: gone.signal });
  gone.abort();
  const next = ask('cat');
  await Promise.all([running, dropped, next]);
  expect(done).toEqual(['ann', 'cat']);
});

it('goes on after work that has failed', async () => {
  const { run, ask } = aQueue();
  const failed = run('ann', () => Promise.reject(new Error('broken')));
  const next = ask('ann');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
