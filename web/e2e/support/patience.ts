import { vi } from 'vitest';

/** A busy machine may take this long for one step. Only a journey that fails waits as long. */
export const patienceMs = 45_000;

/** Settles once the check passes. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: patienceMs, interval: 50 });
