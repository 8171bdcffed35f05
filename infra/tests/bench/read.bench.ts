import autocannon, { type Request } from 'autocannon';
import { bareProcess, bareRows, bareRowsUrlOf } from './baselines/bare-rows.ts';
import { type Figure, median } from './support/figures.ts';
import { manyPeople } from './support/many-people.ts';
import { withProduct } from './support/running-product.ts';

const connections = 32;
const rounds = 3;
const roundSeconds = 5;
// Nobody may read as often as this for long, so people take turns.
const readers = 1000;
const readsByOne = 400;
// The engine goes on compiling for about as long.
const warmUpSeconds = 15;

interface Load {
  url: string;
  request?: Request;
}

async function load({ url, request = {} }: Load, duration: number) {
  const result = await autocannon({ url, connections, duration, requests: [request] });
  if (result.errors + result.non2xx > 0) throw new Error(`${result.errors + result.non2xx} reads of ${url} failed`);
  return { rate: result.requests.average, p99: result.latency.p99 };
}

/** One row of one's own, read by people who are signed in, beside one row by bare Node. */
export const measure = (): Promise<Figure[]> =>
  withProduct({}, async ({ site, dataDir, cleanUp }) => {
    const people = await manyPeople(site, dataDir, readers);
    let reads = 0;
    const bare = await bareRows(bareRowsUrlOf(site), 1);
    const forwarding = await bareProcess('bare-forward.task.ts', bare.url);
    cleanUp.push(bare.close, forwarding.close);
    const json = { 'content-type': 'application/json', origin: new URL(site.url).origin };
    const chain: Load = {
      url: `${site.gatewayUrl}/trpc/identity.profile.get?batch=1`,
      request: {
        method: 'POST',
        body: '{}',
        setupRequest(request) {
          const { cookie = '', address = '' } = people[Math.floor(reads++ / readsByOne) % readers] ?? {};
          return { ...request, headers: { ...json, cookie, 'x-forwarded-for': address } };
        },
      },
    };
    const loads = { bare: { url: bare.url }, forwarding: { url: forwarding.url }, chain };
    const took: Record<keyof typeof loads, { rate: number; p99: number }[]> = { bare: [], forwarding: [], chain: [] };
    for (const one of Object.values(loads)) await load(one, warmUpSeconds);
    for (let round = 0; round < rounds; round++) {
      for (const who of Object.keys(loads) as (keyof typeof loads)[])
        took[who].push(await load(loads[who], roundSeconds));
    }
    const middle = (who: keyof typeof loads, what: 'rate' | 'p99') => median(took[who].map((round) => round[what]));
    return [
      {
        what: 'authenticated read at 32 connections, beside bare Node and PostgreSQL',
        value: middle('chain', 'rate'),
        baseline: middle('bare', 'rate'),
        unit: '/s',
        minRatio: 0.45,
      },
      {
        what: 'authenticated read at 32 connections, p99',
        value: middle('chain', 'p99'),
        baseline: middle('bare', 'p99'),
        unit: 'ms',
        ratioLimit: 3,
      },
      {
        what: 'what two processes of bare Node reach, of which one asks the other',
        value: middle('forwarding', 'rate'),
        baseline: middle('bare', 'rate'),
        unit: '/s',
      },
    ];
  });
