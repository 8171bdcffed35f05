import {
  context,
  INVALID_SPAN_CONTEXT,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { Log } from '../log.ts';
import { withTimeout } from '../resilience/timeouts.ts';

const tracer = () => trace.getTracer('plainwill');
const untraced = trace.wrapSpanContext(INVALID_SPAN_CONTEXT);
let isTracing = false;

/** A trace's place as W3C Trace Context writes it, to be handed to another process. */
export type Traceparent = string;

export function currentTraceparent(): Traceparent | undefined {
  if (!isTracing) return undefined;
  const carrier: { traceparent?: Traceparent } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

interface SpanOptions {
  /** `server`: answering a call; `client`: making one; `consumer`: working a job. */
  kind: 'server' | 'client' | 'consumer';
  /** Ids, codes and counts: never what a person typed. */
  attributes?: Record<string, string | number>;
  /** The span it belongs under, from another process. */
  parent?: Traceparent | undefined;
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };

/** Does the work within a span of this name. Where nothing is traced it only does the work. */
export function inSpan<T>(
  name: string,
  { kind, attributes, parent }: SpanOptions,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  if (!isTracing) return work(untraced);
  const under = parent ? propagation.extract(context.active(), { traceparent: parent }) : context.active();
  return tracer().startActiveSpan(name, { kind: kinds[kind], ...(attributes && { attributes }) }, under, (span) =>
    work(span)
      .catch((error) => {
        markFailed(span, error);
        throw error;
      })
      .finally(() => span.end()),
  );
}

/** Only the kind of a failure is told: its message may quote data. */
export function markFailed(span: Span, error: unknown) {
  const { code, name } = (error ?? {}) as { code?: string; name?: string };
  span.setStatus({ code: SpanStatusCode.ERROR, message: String(code ?? name ?? 'Error') });
}

const stopTimeoutMs = 2000;

interface Tracing {
  /** Sends what is left, for two seconds at most. */
  stop(): Promise<void>;
}

/** Traces this process if a collector is named; otherwise nothing of it is even loaded. */
export async function startTracing(service: string, endpoint: string | undefined, log: Log): Promise<Tracing> {
  if (!endpoint) return { stop: async () => {} };
  const { startSdk } = await import('./tracing-sdk.ts');
  const sdk = startSdk(service, endpoint);
  isTracing = true;
  log.info('tracing');
  return {
    stop: () =>
      withTimeout(stopTimeoutMs, sdk.stop(), 'the trace collector is late').catch((err) =>
        log.warn({ err }, 'the last traces were not sent'),
      ),
  };
}
