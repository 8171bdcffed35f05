import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
}

interface SentTraces {
  resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
}

/** A collector that speaks OTLP over HTTP with JSON, and keeps what it was sent. */
export async function startTraceCollector() {
  const paths: (string | undefined)[] = [];
  const bodies: SentTraces[] = [];
  const server = createServer(async (request, response) => {
    paths.push(request.url);
    bodies.push((await json(request)) as SentTraces);
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    paths,
    /** All that was sent, as text. */
    text: () => JSON.stringify(bodies),
    spansNamed: (name: string) =>
      bodies
        .flatMap(({ resourceSpans }) => resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans)
        .filter((span) => span.name === name),
    close: () => void server.close(),
  };
}
