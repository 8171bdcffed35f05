import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';

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

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };

/** Only the kind of a failure is told: its message may quote data. */
function markFailed(span: Span, error: unknown) {
  const { code, name } = (error ?? {}) as { code?: string; name?: string };
  span.setStatus({ code: SpanStatusCode.ERROR, message: String(code ?? name ?? 'Error') });
}

/** Sends spans to an OpenTelemetry collector by OTLP over HTTP, in batches; what it cannot send is dropped. */
export function startSdk(service: string, endpoint: string) {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'plainwill' }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1000 })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  const tracer = trace.getTracer('plainwill');
  return {
    currentTraceparent(): Traceparent | undefined {
      const carrier: { traceparent?: Traceparent } = {};
      propagation.inject(context.active(), carrier);
      return carrier.traceparent;
    },
    inSpan<T>(name: string, { kind, attributes, parent }: SpanOptions, work: Work<T>): Promise<T> {
      const under = parent ? propagation.extract(context.active(), { traceparent: parent }) : context.active();
      return tracer.startActiveSpan(name, { kind: kinds[kind], ...(attributes && { attributes }) }, under, (span) =>
        work((error) => markFailed(span, error))
          .catch((error) => {
            markFailed(span, error);
            throw error;
          })
          .finally(() => span.end()),
      );
    },
    stop: () => provider.shutdown(),
  };
}
