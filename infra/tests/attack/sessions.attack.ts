import { afterAll, describe, expect, it } from 'vitest';
import { aTarget, cookieOf, password } from './support/target.ts';

const target = await aTarget();
afterAll(target.stop);
const { origin, send, call, ask, signIn } = target;
const harriet = await target.aPerson('harriet', { isFilledIn: true });

const recordAs = (cookie: string) => ask('willData.testatorRecord.get', { cookie });
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

// S2.3, S2.4, S2.5, S2.7, S2.11
describe('a session', () => {
  it('comes in a cookie that scripts and other sites do not get, and nowhere else', async () => {
    const answer = await signIn(harriet.email);
    const [line = ''] = answer.headers.getSetCookie();
    expect(line).toMatch(/; HttpOnly/i);
    expect(line).toMatch(/; SameSite=Lax/i);
    expect(line).toMatch(/; Path=\//i);
    expect(line).toMatch(/; (Max-Age|Expires)=/i);
    expect(line).not.toMatch(/; Domain=/i);
    const value = cookieOf(answer).split('=')[1] ?? '';
    // 25 bytes and more.
    expect(value.length).toBeGreaterThanOrEqual(40);
    expect(answer.text).not.toContain(value);
    expect((await recordAs(cookieOf(answer))).text).not.toContain(value);
  });

  it('has a new name at every sign-in, and never one that was offered', async () => {
    const [name] = harriet.cookie.split('=');
    const madeUp = `${name}=${'a'.repeat(40)}`;
    const answer = await signIn(harriet.email, { cookie: madeUp });
    expect(cookieOf(answer)).not.toBe(madeUp);
    expect((await recordAs(madeUp)).status).toBe(401);
  });

  it('ends at sign-out, for whoever kept its cookie', async () => {
    const cookie = cookieOf(await signIn(harriet.email));
    expect((await recordAs(cookie)).status).toBe(200);
    const answer = await send('/auth/sign-out', {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: '{}',
      cookie,
    });
    expect(answer.headers.get('clear-site-data')).toContain('"storage"');
    expect((await recordAs(cookie)).status).toBe(401);
  });

  it('is told from no other by a cookie that is nearly right', async () => {
    const [name, value = ''] = harriet.cookie.split('=');
    for (const near of [
      value.slice(0, -1),
      `${value}a`,
      value.toUpperCase(),
      `${value}%00`,
      "' or 1=1 --",
      'a'.repeat(9000),
    ]) {
      expect((await recordAs(`${name}=${near}`)).status, near).not.toBe(200);
    }
  });
});

// S6.2, S9.1
describe('somebody who guesses', () => {
  it('is not told which addresses have an account', async () => {
    const wrong = 'Not-The-Password-1';
    const known = await signIn(harriet.email, {}, wrong);
    const unknown = await signIn('nobody-at-all@example.com', {}, wrong);
    expect(known.status).toBe(unknown.status);
    expect(withoutId(known.text)).toBe(withoutId(unknown.text));
    const signUp = (email: string) => call('identity.accounts.signUp', JSON.stringify({ email, password }));
    const [taken, free] = [await signUp(harriet.email), await signUp('somebody-new@example.com')];
    expect([taken.status, taken.text]).toEqual([free.status, free.text]);
    const reset = (email: string) => call('identity.passwords.requestReset', JSON.stringify({ email }));
    const [there, notThere] = [await reset(harriet.email), await reset('nobody-at-all@example.com')];
    expect([there.status, there.text]).toEqual([notThere.status, notThere.text]);
  });

  it('learns little from how long a refusal takes', async () => {
    const timed = async (email: string) => {
      const started = performance.now();
      await signIn(email, {}, 'Not-The-Password-1');
      return performance.now() - started;
    };
    const taken = { known: [] as number[], unknown: [] as number[] };
    for (let turn = 0; turn < 9; turn++) {
      taken.known.push(await timed((await target.aPerson(`timed-${turn}`)).email));
      taken.unknown.push(await timed(`stranger-${turn}@example.com`));
    }
    // Both cost a hash: without it the second would be some thirty milliseconds, four fifths, quicker.
    expect(median(taken.unknown) / median(taken.known)).toBeGreaterThan(0.5);
    expect(median(taken.known) / median(taken.unknown)).toBeGreaterThan(0.5);
  });

  it('is slowed at one account from one address, and hears how long', async () => {
    const { email } = await target.aPerson('guessed');
    const headers = { 'x-forwarded-for': '192.0.2.76' };
    const answers = [];
    for (let guess = 0; guess < 6; guess++) answers.push(await signIn(email, headers, `Wrong-Guess-${guess}`));
    expect(answers.at(-1)?.status).toBe(429);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('is slowed from one address, whichever accounts the guesses are for', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.77' };
    const answers = [];
    for (let guess = 0; guess < 102; guess++) answers.push(await signIn(`one-of-many-${guess}@example.com`, headers));
    expect(answers.at(-1)?.status).toBe(429);
  });
});

const withoutId = (text: string) => text.replaceAll(/"requestId":"[^"]*"/g, '');
