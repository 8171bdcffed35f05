import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { addressLookupContract } from '@plainwill/contracts/address-lookup/addresses';
import { implement } from '@plainwill/kit/implement';
import { measureProcess } from '@plainwill/kit/metrics/metrics';
import { quietLog } from '@plainwill/kit/testing/call';
import { startTracing } from '@plainwill/kit/tracing/tracing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSite } from './testing/site.ts';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
}
interface SentTraces {
  resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
}

const sent: { path: string | undefined; body: string; spans: SentSpan[] }[] = [];
/** A collector that speaks OTLP over HTTP with JSON. */
const collector = createServer(async (request, response) => {
  const traces = (await json(request)) as SentTraces;
  const spans = traces.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  sent.push({ path: request.url, body: JSON.stringify(traces), spans });
  response.setHeader('content-type', 'application/json').end('{}');
});

let site: Awaited<ReturnType<typeof startSite>>;
let tracing: Awaited<ReturnType<typeof startTracing>>;
beforeAll(async () => {
  measureProcess('gateway');
  await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
  const { port } = collector.address() as AddressInfo;
  tracing = await startTracing('gateway', `http://127.0.0.1:${port}`, quietLog);
  site = await startSite({
    addressLookup: implement(addressLookupContract, {
      contextFor: () => ({}),
      handlers: { addresses: { search: () => ({ outcome: 'none', addresses: [] }) } },
    }),
  });
});
afterAll(async () => {
  await site.close();
  collector.close();
});

const search = () => site.call('addressLookup.addresses.search', { input: { searchTerm: 'SW1A 1AA' } });

it('tells Prometheus of each call and of the process, on a port of its own', async () => {
  await search();
  const text = await (await fetch(site.metricsUrl)).text();
  expect(text).toMatch(
    /plainwill_call_duration_seconds_count\{[^}]*procedure="addressLookup\.addresses\.search",code="OK"/,
  );
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect((await site.send('/metrics', {})).status).toBe(404);
});

it('traces a call from the gateway into the service, without a word of what was asked', async () => {
  await search();
  await tracing.stop();
  const spans = sent.flatMap(({ spans }) => spans);
  const outer = spans.filter(({ name }) => name === 'addressLookup.addresses.search').at(-1);
  const inner = spans.filter(({ name }) => name === 'addresses.search').at(-1);
  expect(sent[0]?.path).toBe('/v1/traces');
  expect(inner?.traceId).toBe(outer?.traceId);
  expect(inner?.parentSpanId).toBe(outer?.spanId);
  expect(sent.map(({ body }) => body).join()).not.toContain('SW1A');
});
