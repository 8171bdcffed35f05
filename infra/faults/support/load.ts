import { randomUUID } from 'node:crypto';

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

interface Load {
  perSecond: number;
  /** Does what makes the event of this id accepted; rejects if it was not. */
  act: (event: string) => Promise<unknown>;
}

export interface LoadReport {
  accepted: string[];
  failures: { event: string; at: number; error: unknown }[];
  /** How long each accepted event took, with when it began. */
  times: { at: number; ms: number }[];
}

/** Events with ids of their own at a steady pace, whether or not earlier ones are answered. */
export function startLoad({ perSecond, act }: Load) {
  const report: LoadReport = { accepted: [], failures: [], times: [] };
  const inFlight = new Set<Promise<void>>();

  async function one() {
    const event = randomUUID();
    const at = Date.now();
    const started = performance.now();
    try {
      await act(event);
      report.accepted.push(event);
      report.times.push({ at, ms: performance.now() - started });
    } catch (error) {
      report.failures.push({ event, at, error });
    }
  }

  const timer = setInterval(() => {
    const acting = one().finally(() => inFlight.delete(acting));
    inFlight.add(acting);
  }, 1000 / perSecond);
  return {
    report,
    /** Begins no more, and waits for the answers that are due. */
    async stop() {
      clearInterval(timer);
      await Promise.all(inFlight);
      return report;
    },
  };
}
