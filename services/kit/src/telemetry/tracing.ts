import type { Log } from '../log.ts';
import { withTimeout } from '../resilience/timeouts.ts';
import type { SpanOptions, startSdk, Traceparent, Work } from './tracing-sdk.ts';

let sdk: ReturnType<typeof startSdk> | null = null;

const nobodyLooks = () => undefined;

export const currentTraceparent = (): Traceparent | undefined => sdk?.currentTraceparent();

/** Does the work within a span of this name. Where nothing is traced it only does the work. */
export const inSpan = <T>(name: string, options: SpanOptions, work: Work<T>): Promise<T> =>
  sdk ? sdk.inSpan(name, options, work) : work(nobodyLooks);

const stopTimeoutMs = 2000;

interface Tracing {
  /** Sends what is left, for two seconds at most. */
  stop(): Promise<void>;
}

/** Traces this process if a collector is named; otherwise nothing of it is even loaded. */
export async function startTracing(service: string, endpoint: string | undefined, log: Log): Promise<Tracing> {
  if (!endpoint) return { stop: async () => {} };
  const { startSdk } = await import('./tracing-sdk.ts');
  const started = startSdk(service, endpoint);
  sdk = started;
  log.info('tracing');
  return {
    stop: () =>
      withTimeout(stopTimeoutMs, started.stop(), 'the trace collector is late').catch((err) =>
        log.warn({ err }, 'the last traces were not sent'),
      ),
  };
}
