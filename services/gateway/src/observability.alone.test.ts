import { randomUUID } from 'node:crypto';
import { addressLookupContract } from '@plainwill/contracts/address-lookup/contract';
import { identityContract } from '@plainwill/contracts/identity/contract';
import { implement } from '@plainwill/kit/implement';
import { measureProcess } from '@plainwill/kit/telemetry/metrics';
import { startTracing } from '@plainwill/kit/telemetry/tracing';
import { quietLog } from '@plainwill/kit/testing/call';
import { startTraceCollector } from '@plainwill/kit/testing/trace-collector';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ServiceHealth } from './health.ts';
import { startSite, stubHandlers } from './testing/site.ts';

const collector = await startTraceCollector();
/** Identity was told with the last lookup that no person attends it, or that one does. */
let wasUnattended: boolean | undefined;
let site: Awaited<ReturnType<typeof startSite>>;
let tracing: Awaited<ReturnType<typeof startTracing>>;

const rolesOf: Record<string, ('admin' | 'readonly')[]> = { reader: ['readonly'], person: [] };

beforeAll(async () => {
  measureProcess('gateway');
  tracing = await startTracing('gateway', collector.endpoint, quietLog);
  site = await startSite({
    addressLookup: implement(addressLookupContract, {
      contextFor: () => ({}),
      handlers: {
        ...stubHandlers(addressLookupContract),
        addresses: {
          ...stubHandlers(addressLookupContract).addresses,
          search: () => ({ outcome: 'none', addresses: [] }),
        },
      },
    }),
    identity: implement(identityContract, {
      contextFor: () => ({}),
      handlers: {
        ...stubHandlers(identityContract),
        sessions: {
          ...stubHandlers(identityContract).sessions,
          resolve: ({ input: { sessionId, isUnattended } }) => {
            wasUnattended = isUnattended;
            return {
              accountId: randomUUID() as never,
              roles: rolesOf[sessionId] ?? [],
              expiresAt: '2026-12-01T00:00:00.000Z',
              sessionKey: 'a'.repeat(64),
              authenticatedAt: '2026-11-20T00:00:00.000Z',
              secondStep: 'none',
              frozenUntil: null,
              willHiddenUntil: null,
              newUntil: null,
              isRenewed: false,
              secondsLeft: 1800,
              isFinal: false,
            };
          },
        },
      },
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
  const outer = collector.spansNamed('addressLookup.addresses.search').at(-1);
  const inner = collector.spansNamed('addresses.search').at(-1);
  expect(collector.paths[0]).toBe('/v1/traces');
  expect(inner?.traceId).toBe(outer?.traceId);
  expect(inner?.parentSpanId).toBe(outer?.spanId);
  expect(collector.text()).not.toContain('SW1A');
});

it('tells staff, and nobody else, how each service is', async () => {
  const ask = (session?: string) =>
    site.send('/ops/services', { headers: session ? { cookie: `plainwill_dev=${session}` } : {} });
  expect([(await ask()).status, (await ask('person')).status]).toEqual([404, 404]);
  const services = (await (await ask('reader')).json()) as ServiceHealth[];
  expect(Object.fromEntries(services.map(({ name, isReady }) => [name, isReady]))).toEqual({
    gateway: true,
    identity: true,
    'address-lookup': true,
    // Nobody answers there.
    'will-data': false,
    notifications: false,
  });
});

it.each([
  ['what a person asks', {}, undefined],
  ['what a page asks by itself', { 'session-unattended': 'true' }, true],
])('tells identity how to take %s', async (_what, headers, expected) => {
  await site.send('/ops/services', { headers: { ...headers, cookie: 'plainwill_dev=reader' } });
  expect(wasUnattended).toBe(expected);
});
