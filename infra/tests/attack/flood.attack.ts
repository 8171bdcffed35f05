import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { inRoot } from '../../tools/launcher/settings/paths.ts';
import { memoryBelow } from '../bench/support/process-memory.ts';
import type { Flood } from './support/flood.task.ts';
import { aTarget, password } from './support/target.ts';

const target = await aTarget();
afterAll(target.stop);
const { origin, send, signIn, site } = target;
const { email } = await target.aPerson('harriet');

const visitors = 500;
/** MB that one hash takes, and that a process may grow by besides. */
const perHash = 20;
const besides = 150;

// S1.2
it('a flood of sign-ins is turned away, takes no more memory than a few, and shuts nobody else out', async () => {
  const identity = site.processes.identity ?? 0;
  const before = memoryBelow(identity);
  let isOver = false;
  const flood = Promise.all(Array.from({ length: visitors }, (_, one) => signIn(`flood-${one}@example.com`))).finally(
    () => {
      isOver = true;
    },
  );
  let peak = before;
  const others: number[] = [];
  while (!isOver) {
    others.push((await send('/health/ready')).status, (await send('/')).status);
    peak = Math.max(peak, memoryBelow(identity));
  }
  const answers = await flood;
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]));
  const turnedAway = answers.filter(({ status }) => status === 429);
  expect(new Set(turnedAway.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['60']));
  expect(new Set(others)).toEqual(new Set([200]));
  expect(peak - before).toBeLessThan(availableParallelism() * perHash + besides);
  await vi.waitFor(async () => expect((await signIn(email)).status).toBe(200), { timeout: 60_000, interval: 500 });
});

const others: string[] = [];
for (const name of ['anna', 'ben', 'clara', 'dev']) others.push((await target.aPerson(name)).email);

/** Each of 24 signs in with the right password, two at a time, from an address that nobody has used. */
async function signInsOfOthers() {
  const statuses: number[] = [];
  const took: number[] = [];
  const signInsOf = async (email: string) => {
    for (let time = 0; time < 24 / others.length; time += 1) {
      const began = performance.now();
      statuses.push((await signIn(email)).status);
      took.push(performance.now() - began);
    }
  };
  for (let at = 0; at < others.length; at += 2) await Promise.all(others.slice(at, at + 2).map(signInsOf));
  return { statuses, p50: took.toSorted((a, b) => a - b)[took.length / 2] ?? 0 };
}

const connections = 200;
let floods = 0;

/** Signs in 24 people while one address keeps 200 connections busy. */
async function duringFlood(path: string, flood: Pick<Flood, 'body' | 'cookie'>) {
  const address = `198.51.100.${++floods}`;
  const what: Flood = { url: `${site.gatewayUrl}${path}`, connections, address, headers: { origin }, ...flood };
  const process = fork(inRoot('infra', 'tests', 'attack', 'support', 'flood.task.ts'), [JSON.stringify(what)]);
  await once(process, 'message');
  const during = await signInsOfOthers();
  process.send('stop');
  const [counts] = (await once(process, 'message')) as [Record<string, number>];
  return { ...during, counts };
}

// S9.1
describe('a flood over 200 connections from one address keeps none of 24 others from signing in:', () => {
  const wrong = 'Wrong-Guess-1';
  const code = JSON.stringify({ proof: { code: '000000' } });
  it.each([
    ['wrong passwords at one account', '/auth/sign-in', { body: JSON.stringify({ email, password: wrong }) }],
    [
      'wrong passwords at many accounts',
      '/auth/sign-in',
      { body: JSON.stringify({ email: 'one-of-#@example.com', password: wrong }) },
    ],
    ['links that confirm nothing', '/auth/confirm-email', { body: JSON.stringify({ token: 'made-up-#' }) }],
    [
      'links that reset nothing',
      '/trpc/identity.passwords.reset',
      { body: JSON.stringify({ token: 'made-up-#', password }) },
    ],
    [
      'requests to reset',
      '/trpc/identity.passwords.requestReset',
      { body: JSON.stringify({ email: 'one-of-#@example.com' }) },
    ],
    ['second steps', '/auth/second', { body: code, cookie: 'plainwill_dev_pending=made-up-#' }],
    ['passkeys that nobody asked for', '/auth/passkey/begin', { body: JSON.stringify({ purpose: 'signIn' }) }],
    [
      'made-up sessions',
      '/trpc/identity.profile.get?batch=1',
      { body: '{}', cookie: `plainwill_dev=${'made-up-'.repeat(4)}#` },
    ],
  ])('%s', async (what, path, flood) => {
    const quiet = await signInsOfOthers();
    const { statuses, p50, counts } = await duringFlood(path, flood);
    const ratio = (p50 / quiet.p50).toFixed(1);
    process.stdout.write(`${what}: p50 of the others ${ratio} times as long; the flood: ${JSON.stringify(counts)}\n`);
    expect(quiet.statuses).toEqual(Array(24).fill(200));
    expect(statuses).toEqual(Array(24).fill(200));
  });
});
