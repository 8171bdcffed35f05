import { minuteMs } from '@plainwill/contracts/shared/durations';
import { quietLog } from '@plainwill/kit/testing/call';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { searchTermOf } from '../addresses/search-term.ts';
import { aProvider, minster } from '../testing/a-provider.ts';
import { withCircuitBreaker } from './circuit-breaker.ts';
import { type AddressProvider, type FailureKind, ProviderFailure } from './provider.ts';

const error = vi.spyOn(quietLog, 'error');

beforeEach(() => {
  vi.useFakeTimers();
  error.mockClear();
});
afterEach(() => void vi.useRealTimers());

function withSearch(search: AddressProvider['search']) {
  const spy = vi.fn(search);
  const provider = withCircuitBreaker(aProvider({ search: spy }), { name: 'ideal', timeoutMs: 3000, log: quietLog });
  const outcome = async () => {
    const searching = provider.search(searchTermOf('YO1 7HH'), new AbortController().signal).then(
      () => 'found',
      () => 'failed',
    );
    await vi.advanceTimersByTimeAsync(3200);
    return searching;
  };
  return { outcome, asked: spy };
}

const failing = (kind: FailureKind) => withSearch(() => Promise.reject(new ProviderFailure(kind, 402)));

it('asks once more when the provider was away, and no more than once', async () => {
  const { outcome, asked } = failing('away');
  expect(await outcome()).toBe('failed');
  expect(asked).toHaveBeenCalledTimes(2);
});

it('finds at the second attempt', async () => {
  const { outcome, asked } = withSearch(async () => [minster]);
  asked.mockRejectedValueOnce(new ProviderFailure('away'));
  expect(await outcome()).toBe('found');
});

it.each<FailureKind>(['busy', 'misconfigured'])('does not ask again at once when the provider is %s', async (kind) => {
  const { outcome, asked } = failing(kind);
  expect(await outcome()).toBe('failed');
  expect(asked).toHaveBeenCalledTimes(1);
});

it('gives up a provider that hangs, lets go of it, and does not ask again', async () => {
  const signals: AbortSignal[] = [];
  const { outcome, asked } = withSearch((_term, signal) => {
    signals.push(signal);
    return new Promise(() => {});
  });
  expect(await outcome()).toBe('failed');
  expect(asked).toHaveBeenCalledTimes(1);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

it('leaves a provider alone that has failed five times, and tries it again after half a minute', async () => {
  const { outcome, asked } = failing('busy');
  for (let time = 0; time < 5; time++) await outcome();
  expect(asked).toHaveBeenCalledTimes(5);
  expect(await outcome()).toBe('failed');
  expect(asked).toHaveBeenCalledTimes(5);
  await vi.advanceTimersByTimeAsync(minuteMs / 2);
  asked.mockResolvedValueOnce([minster]);
  expect(await outcome()).toBe('found');
});

it('leaves a provider alone at once that refuses our key, raises the alarm, and tries it again after ten minutes', async () => {
  const { outcome, asked } = failing('misconfigured');
  await outcome();
  expect(error).toHaveBeenCalledExactlyOnceWith({ provider: 'ideal', code: 402 }, expect.stringContaining('ALARM'));
  await vi.advanceTimersByTimeAsync(9 * minuteMs);
  expect(await outcome()).toBe('failed');
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(minuteMs);
  asked.mockResolvedValueOnce([minster]);
  expect(await outcome()).toBe('found');
});

it('guards the lines of a chosen address too, where the provider tells them apart', async () => {
  const resolve = vi.fn(() => Promise.reject(new ProviderFailure('misconfigured')));
  const provider = withCircuitBreaker(aProvider({ resolve }), { name: 'loqate', timeoutMs: 3000, log: quietLog });
  const { signal } = new AbortController();
  await expect(provider.resolve?.('1', signal)).rejects.toThrow();
  await expect(provider.search(searchTermOf('YO1 7HH'), signal)).rejects.toThrow();
  expect(withCircuitBreaker(aProvider(), { name: 'ideal', timeoutMs: 3000, log: quietLog }).resolve).toBeUndefined();
});
