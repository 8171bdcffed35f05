import { describe, expect, it } from 'vitest';
import { createConcurrencyLimit, createConcurrencyLimits } from './concurrency-limit.ts';

const held = () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, finish: () => resolve('done') };
};
const reasonOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { reason: string }) => error.reason,
  );

describe('a concurrency limit', () => {
  it('refuses who comes to a full queue, and serves the others in turn', async () => {
    const limit = createConcurrencyLimit({ concurrency: 1, maxQueue: 1 });
    const first = held();
    const running = limit(first.work);
    const waiting = limit(async () => 'waited');
    expect(() => limit(async () => 'too many')).toThrow(expect.objectContaining({ reason: 'TooBusy' }));
    first.finish();
    expect(await Promise.all([running, waiting])).toEqual(['done', 'waited']);
  });

  it('refuses who has waited for too long', async () => {
    let now = 0;
    const limit = createConcurrencyLimit({ concurrency: 1, maxQueue: 5, maxWaitMs: 800 }, () => now);
    const first = held();
    const running = limit(first.work);
    await new Promise(setImmediate);
    const waiting = reasonOf(limit(async () => 'waited'));
    now = 801;
    first.finish();
    expect([await running, await waiting]).toEqual(['done', 'TooBusy']);
  });
});

describe('limits by key', () => {
  it('hold for one key and leave the others alone', async () => {
    const run = createConcurrencyLimits({ concurrency: 1, maxQueue: 0, reason: 'TooManyAtOnce' });
    const first = held();
    const running = run('one', first.work);
    expect(await reasonOf(run('one', async () => 'refused'))).toBe('TooManyAtOnce');
    expect(await run('other', async () => 'served')).toBe('served');
    first.finish();
    await running;
    expect(await run('one', async () => 'served again')).toBe('served again');
  });

  it('gives work that counts for several as many places, and none to half of it', async () => {
    const run = createConcurrencyLimits({ concurrency: 3, maxQueue: 3, reason: 'TooManyAtOnce' });
    const [first, second] = [held(), held()];
    const running = run('one', first.work, 2);
    const waiting = run('one', second.work, 3);
    expect(await reasonOf(run('one', async () => 'refused', 2))).toBe('TooManyAtOnce');
    first.finish();
    second.finish();
    expect(await Promise.all([running, waiting])).toEqual(['done', 'done']);
    expect(await run('one', async () => 'served', 3)).toBe('served');
  });

  it('waits for nothing more once its work has failed', async () => {
    const run = createConcurrencyLimits({ concurrency: 2, maxQueue: 0, reason: 'TooManyAtOnce' });
    await expect(run('one', () => Promise.reject(new Error('broken')), 2)).rejects.toThrow('broken');
    expect(await run('one', async () => 'served', 2)).toBe('served');
  });
});
