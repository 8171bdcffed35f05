import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SignIn, visit } from '../../tools/demo/site-client.ts';
import { runTask } from '../../tools/launcher/processes/node-process.ts';
import { inRoot } from '../../tools/launcher/settings/paths.ts';
import { type Figure, median, quantile } from './support/figures.ts';
import { manyPeople } from './support/many-people.ts';
import { durations, ratePerSecond } from './support/pace.ts';
import { startProduct } from './support/running-product.ts';
import { serviceCaller } from './support/service-caller.ts';

interface Identity {
  dataDir: string;
  port: number;
  atOnce: number;
}

const client = {
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36',
  network: '127.0.0.0/24',
};

/**
 * Signs in at the identity service itself, as the gateway does once it has let an attempt pass: there, this many at once
 * with one address would be slowed down.
 */
async function identitySignIn({ dataDir, port, atOnce }: Identity) {
  const { call, close } = await serviceCaller({ dataDir, name: 'identity', port, atOnce });
  return { signIn: ({ email, password }: SignIn) => call('sessions.signIn', { email, password, client }), close };
}

const rounds = 3;
const roundMs = 4000;
const warmUpMs = 2000;
const atOnce = 16;
const otherCalls = { perSecond: 20, ms: roundMs };

// Nobody signs in twice at once, nor so often that it ends an earlier session.
const people = 500;
const atWork = { email: 'at-work@example.com', password: 'Copper-Field-86' };

async function bareArgon2id(): Promise<number> {
  const script = inRoot('infra', 'tests', 'bench', 'baselines', 'bare-argon2id.task.ts');
  const failure = 'Bare argon2id could not be measured';
  return Number(await runTask({ failure, script, args: [String(roundMs)], environment: process.env }));
}

/** Measures in turns, so that whatever else the machine does falls on all alike. */
async function inTurns(signInsFor: (ms: number) => Promise<number>, otherCall: () => Promise<unknown>) {
  const bare: number[] = [];
  const signIns: number[] = [];
  const idle: number[] = [];
  const busy: number[] = [];
  await Promise.all([signInsFor(warmUpMs), durations(otherCall, { ...otherCalls, ms: warmUpMs })]);
  for (let round = 0; round < rounds; round++) {
    bare.push(await bareArgon2id());
    signIns.push(await signInsFor(roundMs));
    idle.push(...(await durations(otherCall, otherCalls)));
    const [latencies] = await Promise.all([durations(otherCall, otherCalls), signInsFor(roundMs)]);
    busy.push(...latencies);
  }
  return { bare: median(bare), signIns: median(signIns), idle: quantile(idle, 0.99), busy: quantile(busy, 0.99) };
}

/** Measures how much of the machine's hashing becomes sign-ins, and how much other calls slow down meanwhile. */
export async function measure(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plainwill-bench-'));
  const cleanUp: (() => unknown)[] = [() => rmSync(dataDir, { recursive: true, force: true })];
  try {
    const { site, identityPort: port, stop } = await startProduct(dataDir);
    cleanUp.push(stop);
    const signingIn = await manyPeople(site, dataDir, people);
    let turn = 0;
    const { api, signIn } = visit(site);
    await signIn(atWork);
    const identity = await identitySignIn({ dataDir, port, atOnce });
    cleanUp.push(identity.close);
    const signInsFor = (ms: number) =>
      ratePerSecond(() => identity.signIn(signingIn[turn++ % people] as SignIn), { atOnce, ms });
    const { bare, signIns, idle, busy } = await inTurns(signInsFor, () => api.willData.testatorRecord.get.query());
    return [
      { what: 'bare argon2id', value: bare, unit: '/s' },
      { what: 'sign-ins', value: signIns, unit: '/s' },
      { what: 'sign-ins, of bare argon2id', value: (100 * signIns) / bare, unit: '%', min: 90 },
      { what: 'p99 of other calls while nobody signs in', value: idle, unit: 'ms' },
      { what: 'p99 of other calls while many sign in', value: busy, unit: 'ms' },
    ];
  } finally {
    for (const undo of cleanUp.reverse()) await undo();
  }
}
