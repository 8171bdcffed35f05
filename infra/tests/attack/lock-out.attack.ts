import { afterAll, describe, expect, it, vi } from 'vitest';
import type { CapturedMail } from '../../stand-ins/mailbox/mailbox.ts';
import { type Answer, aTarget, password } from './support/target.ts';

const target = await aTarget();
afterAll(target.stop);
const { origin, send, call, signIn } = target;
const newPassword = 'Marble-Stair-41';

const from = (address: string, cookie = '') => ({ 'x-forwarded-for': address, ...(cookie && { cookie }) });
const attackers = ['198.51.100.1', '198.51.100.2', '2001:db8:bad::1'];
let fresh = 0;
const aFreshNetwork = () => `203.0.113.${++fresh}`;

/** An answer sets this cookie beside the session: the account recognises the browser by it. */
const deviceIn = ({ headers }: Answer) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .find((pair) => pair.includes('device')) ?? '';

async function poll(email: string, rounds: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const answers = await Promise.all(attackers.map((at) => signIn(email, from(at), `Wrong-Guess-${round}`)));
    statuses.push(...answers.map(({ status }) => status));
  }
  return statuses;
}

const tokenMailedTo = (email: string) =>
  vi.waitFor(
    async () => {
      const mails = (await (await fetch(`${origin}/dev/mail.json`)).json()) as CapturedMail[];
      const token = mails
        .filter(({ to }) => to === email)
        .map(({ text }) => /\/auth\/reset#token=([\w-]+)/.exec(text)?.[1])
        .find(Boolean);
      expect(token).toBeDefined();
      return token ?? '';
    },
    { timeout: 10_000, interval: 100 },
  );

// S9.1
describe('while three addresses poll wrong passwords, the owner', () => {
  it('gets in from a known browser, from another network and after a reset by mail, 32 of 32 times', async () => {
    const { email } = await target.aPerson('besieged');
    const known = deviceIn(await signIn(email, from(aFreshNetwork())));
    const polls = await poll(email, 60);
    const statuses: number[] = [];
    for (let time = 0; time < 11; time++) {
      statuses.push((await signIn(email, from(aFreshNetwork()))).status);
      // Even where the attacker sits.
      statuses.push((await signIn(email, from('198.51.100.1', known))).status);
      polls.push(...(await poll(email, 2)));
    }
    const askForReset = await call('identity.passwords.requestReset', JSON.stringify({ email }));
    expect(askForReset.status).toBe(200);
    const token = await tokenMailedTo(email);
    const reset = await call('identity.passwords.reset', JSON.stringify({ token, password: newPassword }), {
      headers: from('198.51.100.2'),
    });
    polls.push(...(await poll(email, 5)));
    const ownBrowser = deviceIn(reset);
    for (let time = 0; time < 5; time++) {
      statuses.push((await signIn(email, from('198.51.100.2', ownBrowser), newPassword)).status);
      statuses.push((await signIn(email, from(aFreshNetwork()), newPassword)).status);
      polls.push(...(await poll(email, 2)));
    }
    expect(statuses).toEqual(Array(32).fill(200));
    // Each of the three may guess five times, and once more where the owner reset the password.
    expect(polls.filter((status) => status === 401).length).toBeLessThanOrEqual(3 * 5 + 5);
  });
});

// S9.1
it('whoever guesses from 50 addresses a thousand times has 130 guesses and keeps nobody out', async () => {
  const { email } = await target.aPerson('guessed-at');
  const statuses: number[] = [];
  for (let round = 0; round < 20; round++) {
    for (let address = 1; address <= 50; address++) {
      statuses.push((await signIn(email, from(`192.0.2.${address}`), `Wrong-Guess-${round}-${address}`)).status);
    }
  }
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(130);
  expect((await signIn(email, from(aFreshNetwork()), password)).status).toBe(200);
});

// S9.1
it('whoever fails at many accounts from a shared address keeps none of 24 others there from signing in', async () => {
  const office = from('198.51.100.77');
  const emails: string[] = [];
  for (const name of ['at-desk-1', 'at-desk-2', 'at-desk-3', 'at-desk-4'])
    emails.push((await target.aPerson(name)).email);
  const failures: number[] = [];
  for (let guess = 0; guess < 60; guess++)
    failures.push((await signIn(`colleague-${guess % 12}@example.com`, office, `Wrong-Guess-${guess}`)).status);
  expect(failures.filter((status) => status === 429).length).toBeGreaterThan(5);
  const statuses: number[] = [];
  for (let time = 0; time < 6; time++)
    for (const email of emails) {
      if (time < 3) await signIn(email, office, 'A-Slip-Of-Their-Own-1');
      statuses.push((await signIn(email, office)).status);
    }
  expect(statuses).toEqual(Array(24).fill(200));
});

// S9.1
it('the right password, pressed again and again while there is time to wait, makes no wait longer', async () => {
  const { email } = await target.aPerson('impatient');
  const home = from('198.51.100.78');
  for (let slip = 0; slip < 5; slip++) await signIn(email, home, `A-Slip-${slip}-Of-Mine`);
  const waits: number[] = [];
  for (let press = 0; press < 20; press++) {
    const answer = await signIn(email, home);
    expect(answer.status).toBe(429);
    waits.push(Number(answer.headers.get('retry-after')));
  }
  expect(Math.max(...waits)).toBeLessThanOrEqual(30);
  await expect.poll(async () => (await signIn(email, home)).status, { timeout: 40_000, interval: 1000 }).toBe(200);
});

// S9.1
it('whoever sits at a signed-in browser guesses three times, and keeps the owner out of nothing', async () => {
  const { email, cookie } = await target.aPerson('left-signed-in');
  const change = (currentPassword: string) =>
    call('identity.passwords.change', JSON.stringify({ currentPassword, newPassword }), { cookie });
  const reauthenticate = (guess: string) =>
    send('/auth/reauthenticate', {
      method: 'POST',
      cookie,
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ password: guess }),
    });
  const statuses: number[] = [];
  for (let time = 0; time < 8; time++) {
    const guess = time % 2 ? reauthenticate : change;
    statuses.push((await guess(`Wrong-Guess-${time}`)).status);
  }
  expect(statuses).toEqual([400, 400, 400, 429, 429, 429, 429, 429]);
  expect((await signIn(email, from(aFreshNetwork()), password)).status).toBe(200);
});
