import { dayMs } from '@plainwill/contracts/shared/durations';
import { expect, it } from 'vitest';
import { deviceCookie } from './device-cookie.ts';

const key = { d: 'a secret' };
const harriet = 'harriet@example.com';
const tom = 'tom@example.com';

/** A browser that keeps what it is given. */
function aBrowser() {
  let nowMs = Date.parse('2026-11-22T12:00:00Z');
  const cookies: Record<string, string> = {};
  let attributes = {};
  const made = (secret = key, url = 'https://plainwill.example') => deviceCookie(url, secret, () => nowMs);
  const request = { cookies } as never;
  const reply = {
    setCookie(name: string, value: string, given: object) {
      cookies[name] = value;
      attributes = given;
    },
  } as never;
  return {
    cookies,
    attributes: () => attributes,
    remember: (email: string) => made().remember(request, reply, email),
    idFor: (email: unknown, secret = key) => made(secret).idFor(request, email),
    wait: (ms: number) => (nowMs += ms),
  };
}

it('is known to the account that it was given for, however the address is written, and to no other', () => {
  const { idFor, remember } = aBrowser();
  expect(idFor(harriet)).toBeNull();
  remember(harriet);
  expect(idFor(' HARRIET@example.com')).toMatch(/^[\w-]{16}$/);
  expect([idFor(tom), idFor(undefined), idFor(['a'])]).toEqual([null, null, null]);
});

it('serves the people of one household, each with an id of their own, and five are too many', () => {
  const { idFor, remember } = aBrowser();
  remember(harriet);
  remember(tom);
  expect(idFor(harriet)).not.toBe(idFor(tom));
  for (const other of ['a@example.com', 'b@example.com', 'c@example.com']) remember(other);
  expect([idFor(harriet), idFor(tom)]).toEqual([null, expect.any(String)]);
});

it('has a new id after each sign-in', () => {
  const { idFor, remember } = aBrowser();
  remember(harriet);
  const before = idFor(harriet);
  remember(harriet);
  expect(idFor(harriet)).not.toBe(before);
});

it('is worth nothing if it was changed, made up, made with another key, or is a year old', () => {
  const { cookies, idFor, remember, wait } = aBrowser();
  remember(harriet);
  const value = cookies['__Host-plainwill-device'] ?? '';
  expect(idFor(harriet, { d: 'another' })).toBeNull();
  for (const forged of [value.slice(0, -1), `a${value}`, value.replace(/\.\d/, '.9'), '..', '~~~', 'x'.repeat(2000)]) {
    cookies['__Host-plainwill-device'] = forged;
    expect(idFor(harriet), forged).toBeNull();
  }
  cookies['__Host-plainwill-device'] = value;
  expect(idFor(harriet)).not.toBeNull();
  wait(366 * dayMs);
  expect(idFor(harriet)).toBeNull();
});

it('names nobody, and is kept from scripts and other sites', () => {
  const { cookies, attributes, remember } = aBrowser();
  remember(harriet);
  expect(JSON.stringify(cookies)).not.toContain('harriet');
  expect(attributes()).toMatchObject({ path: '/', httpOnly: true, secure: true, sameSite: 'lax' });
});
