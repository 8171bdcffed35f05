import { describe, expect, it } from 'vitest';
import { googleIssuer } from './google-settings.ts';
import { readIdToken } from './id-token.ts';

const now = new Date('2026-11-20T12:00:00Z');
const nowSeconds = now.getTime() / 1000;
const expected = { issuer: googleIssuer, clientId: 'plainwill', nonce: 'a-nonce', now };
const right = {
  iss: googleIssuer,
  aud: 'plainwill',
  exp: nowSeconds + 60,
  nonce: 'a-nonce',
  sub: '1001',
  email: 'harriet@example.com',
  email_verified: true,
  name: 'Harriet Bell',
};
const read = (claims: object) => readIdToken({ ...right, ...claims }, expected);

it('says who somebody is', () => {
  expect(read({ auth_time: nowSeconds - 5 })).toEqual({
    subject: '1001',
    email: 'harriet@example.com',
    isEmailVerified: true,
    isEmailFromGoogle: false,
    name: 'Harriet Bell',
    authenticatedAt: new Date('2026-11-20T11:59:55Z'),
  });
});

it('takes the issuer as Google used to write it', () => {
  expect(read({ iss: 'accounts.google.com' }).subject).toBe('1001');
});

it('takes no other issuer without its scheme', () => {
  const claims = { ...right, iss: 'login.example' };
  expect(() => readIdToken(claims, { ...expected, issuer: 'https://login.example' })).toThrow('iss');
});

describe('refuses a token', () => {
  it.each([
    ['from another issuer', { iss: 'https://accounts.example' }, 'iss'],
    ['from an issuer that only begins alike', { iss: 'https://accounts.google.com.evil.example' }, 'iss'],
    ['for another site', { aud: 'somebody-else' }, 'aud'],
    ['for another site as well', { aud: ['plainwill', 'somebody-else'] }, 'aud'],
    ['for nobody', { aud: [] }, 'aud'],
    ['that has expired', { exp: nowSeconds }, 'exp'],
    ['of another attempt', { nonce: 'another-nonce' }, 'nonce'],
    ['without a nonce', { nonce: undefined }, 'unreadable: nonce'],
    ['with an empty nonce', { nonce: '' }, 'unreadable: nonce'],
    ['without an end', { exp: undefined }, 'unreadable: exp'],
    ['without a subject', { sub: '' }, 'unreadable: sub'],
    ['without an address', { email: undefined }, 'unreadable: email'],
    ['with an address that is none', { email: 'harriet' }, 'unreadable: email'],
  ])('%s, naming the claim', (_what, claims, problem) => {
    expect(() => read(claims)).toThrow(problem);
  });
});

describe('the address', () => {
  it('is not confirmed where Google does not speak of it', () => {
    const { email_verified: _unsaid, ...claims } = right;
    expect(readIdToken(claims, expected).isEmailVerified).toBe(false);
  });

  it.each([true, 'true', 1, undefined, null, false])('is confirmed only by true itself: %j', (email_verified) => {
    expect(read({ email_verified }).isEmailVerified).toBe(email_verified === true);
  });

  it.each([
    ['harriet@gmail.com', undefined, true],
    ['Harriet@GMAIL.com', undefined, true],
    ['harriet@notgmail.com', undefined, false],
    ['harriet@gmail.com.evil.example', undefined, false],
    ['harriet@firm.example', 'firm.example', true],
    ['harriet@firm.example', undefined, false],
  ])('%s with hd %s is from Google: %s', (email, hd, isFromGoogle) => {
    expect(read({ email, hd }).isEmailFromGoogle).toBe(isFromGoogle);
  });
});

it.each([undefined, '', 'x'.repeat(201), 'Harriet \u202elleB', 7])('leaves out a name that cannot be kept', (name) => {
  expect(read({ name }).name).toBeNull();
});
