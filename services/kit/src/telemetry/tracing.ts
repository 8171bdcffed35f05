import type { Log } from '../log.ts';
import { within } from '../resilience/within.ts';

const stopLimitMs = 2000;

export interface Tracing {
  /** Sends what is left, for two seconds at most. */
  stop(): Promise<void>;
}

/** Traces this process if a collector is named; otherwise nothing of it is even loaded. */
export async function startTracing(service: string, endpoint: string | undefined, log: Log): Promise<Tracing> {
  if (!endpoint) return { stop: async () => {} };
  const { startSdk } = await import('./sdk.ts');
  const sdk = startSdk(service, endpoint);
  log.info('tracing');
  return {
    stop: () =>
      within(stopLimitMs, sdk.stop(), 'the trace collector is late').catch((err) =>
        log.warn({ err }, 'the last traces were not sent'),
      ),
  };
}
