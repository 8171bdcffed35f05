import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const afterFailureMs = 100;

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

/** The longest time in which nothing was accepted, in ms. */
export function largestGapMs(times: Times): number {
  const ends = times.map(({ at, ms }) => at + ms).toSorted((a, b) => a - b);
  return Math.max(...ends.slice(1).map((end, index) => end - (ends[index] as number)));
}

/** Does what makes the event of this id accepted; rejects if it was not. */
type Act = (event: string) => Promise<unknown>;

interface Load {
  perSecond: number;
  act: Act;
}

export interface LoadReport {
  accepted: string[];
  failures: { event: string; at: number; ms: number; error: unknown }[];
  /** The duration of each accepted event, with its start. */
  times: { event: string; at: number; ms: number }[];
}

interface Failure {
  at: number;
  ms: number;
}

/** The time with failures since then, from the start of the first until the last was known. */
export function troubleMs(failures: readonly Failure[], since: number): number {
  const times = failures.map(({ at, ms }) => ({ from: Math.max(at, since), until: at + ms }));
  const late = times.filter(({ until }) => until >= since);
  if (late.length === 0) return 0;
  return Math.max(...late.map(({ until }) => until)) - Math.min(...late.map(({ from }) => from));
}

/** Events with ids of their own, and what becomes of each. */
function reporting(act: Act) {
  const report: LoadReport = { accepted: [], failures: [], times: [] };
  async function one() {
    const event = randomUUID();
    const at = Date.now();
    const started = performance.now();
    try {
      await act(event);
      report.accepted.push(event);
      report.times.push({ event, at, ms: performance.now() - started });
      return true;
    } catch (error) {
      report.failures.push({ event, at, ms: performance.now() - started, error });
      return false;
    }
  }
  return { report, one };
}

/** Events at a steady pace, whether or not earlier ones are answered. */
export function startLoad({ perSecond, act }: Load) {
  const { report, one } = reporting(act);
  const inFlight = new Set<Promise<boolean>>();
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

interface FullLoad {
  /** The number of calls that wait for an answer at any time. */
  lanes: number;
  act: Act;
}

/** Submits one event after another in each lane. */
export function startFullLoad({ lanes, act }: FullLoad) {
  const { report, one } = reporting(act);
  let isStopped = false;
  async function lane() {
    while (!isStopped) if (!(await one())) await pause(afterFailureMs);
  }
  const running = Array.from({ length: lanes }, lane);
  return {
    report,
    /** Begins no more, and waits for the answers that are due. */
    async stop() {
      isStopped = true;
      await Promise.all(running);
      return report;
    },
  };
}
