import type { Log } from '../log.ts';
import { withTimeout } from '../resilience/timeouts.ts';

/** A trace's place as W3C Trace Context writes it, to be handed to another process. */
export type Traceparent = string;

export interface SpanOptions {
  /** `server`: answering a call; `client`: making one; `consumer`: working a job. */
  kind: 'server' | 'client' | 'consumer';
  /** Ids, codes and counts: never what a person typed. */
  attributes?: Record<string, string | number>;
  /** The span it belongs under, from another process. */
  parent?: Traceparent | undefined;
}

/** What throws has failed; what failed without throwing says so itself. */
export type Work<T> = (markFailed: (error: unknown) => void) => Promise<T>;

let sdk: ReturnType<typeof import('./tracing-sdk.ts').startSdk> | null = null;

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
