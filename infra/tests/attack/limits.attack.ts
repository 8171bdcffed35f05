import { services } from '@plainwill/contracts';
import { proceduresOf } from '@plainwill/contracts/kit/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { aTarget } from './support/target.ts';

const target = await aTarget();
afterAll(target.stop);
const { call, signIn } = target;

const open = Object.entries(services).flatMap(([service, contract]) =>
  proceduresOf(contract)
    .filter(({ procedure: { access, kind } }) => access === 'public' && kind === 'mutation')
    .map(({ path, procedure }) => ({ path: `${service}.${path}`, calls: procedure.limit?.calls ?? 0 })),
);

let addresses = 0;
/** The last hop is what the trusted proxy saw; all before it is the visitor's own word. */
const claiming = (real: string) => ({
  'x-forwarded-for': `203.0.113.${addresses++ % 250}, 198.51.100.${addresses % 250}, ${real}`,
  'x-real-ip': `203.0.113.${addresses % 250}`,
  'true-client-ip': `203.0.113.${addresses % 250}`,
  'cf-connecting-ip': `203.0.113.${addresses % 250}`,
  forwarded: `for=203.0.113.${addresses % 250}`,
});

// S9.4, S9.5
describe('a visitor who changes what they say their address is', () => {
  it.each(open)('may call $path $calls times and no more', async ({ path, calls }) => {
    const real = `192.0.2.${open.findIndex((each) => each.path === path) + 1}`;
    const answers = [];
    for (let time = 0; time <= calls; time++) answers.push(await call(path, '{}', { headers: claiming(real) }));
    expect(answers.slice(0, calls).map(({ status }) => status)).toEqual(Array(calls).fill(400));
    expect(answers.at(-1)?.status).toBe(429);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('is slowed all the same when they guess passwords, and others are not', async () => {
    const answers = [];
    for (let guess = 0; guess < 102; guess++) {
      answers.push(await signIn(`guess-${guess}@example.com`, claiming('192.0.2.200'), 'Not-The-Password-1'));
    }
    expect(answers.at(-1)?.status).toBe(429);
    expect((await signIn('guess-999@example.com', claiming('192.0.2.201'), 'Not-The-Password-1')).status).toBe(401);
  });

  it('is one visitor in the whole of an IPv6 network of theirs', async () => {
    const answers = [];
    for (let guess = 0; guess < 102; guess++) {
      const headers = claiming(`2001:db8:1:2:${guess.toString(16)}::1`);
      answers.push(await signIn(`six-${guess}@example.com`, headers, 'Not-The-Password-1'));
    }
    expect(answers.at(-1)?.status).toBe(429);
  });
});

// S9.1
it('who writes an address in other ways is slowed as one', async () => {
  const { email } = await target.aPerson('spelled');
  const headers = claiming('192.0.2.210');
  const answers = [];
  for (let guess = 0; guess < 12; guess++) {
    const spelled = `${' '.repeat(guess)}${guess % 2 ? email.toUpperCase() : email}`;
    answers.push(await signIn(spelled, headers, `Wrong-Guess-${guess}`));
  }
  expect(answers.at(-1)?.status).toBe(429);
});
