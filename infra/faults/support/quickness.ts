import type { LoadReport } from './load.ts';

type Times = LoadReport['times'];

export function p99(times: Times): number {
  const sorted = times.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
}

/**
 * The p99 of the middle one of several windows of time: a moment in which the machine did something else spoils one of
 * them, and what is really slower is slower in all.
 */
export function typicalP99(times: Times, windowMs: number): number {
  const windows = Map.groupBy(times, ({ at }) => Math.floor(at / windowMs));
  const each = [...windows.values()].map(p99).toSorted((a, b) => a - b);
  return each[Math.floor(each.length / 2)] ?? Number.NaN;
}
