import { randomUUID } from 'node:crypto';

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
