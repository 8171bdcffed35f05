import { afterAll, describe, expect, it } from 'vitest';
import { aTarget } from './support/target.ts';

const publicUrl = 'https://plainwill.example';
const target = await aTarget({ PUBLIC_URL: publicUrl });
afterAll(target.stop);
const { send, signIn } = target;
const harriet = await target.aPerson('harriet');

/** The proxy that speaks TLS sets this header for a visitor who came without it. */
const plain = { 'x-forwarded-proto': 'http' };
const secure = { 'x-forwarded-proto': 'https' };

describe('a site behind a proxy that speaks TLS', () => {
  // S2.3
  it('gives and takes back a cookie that no plain request and no other host can set or get', async () => {
    const signedIn = await signIn(harriet.email, secure);
    const signedOut = await send('/auth/sign-out', {
      method: 'POST',
      headers: { ...secure, origin: publicUrl, 'content-type': 'application/json' },
      body: '{}',
      cookie: harriet.cookie,
    });
    for (const { headers } of [signedIn, signedOut]) {
      const [line = ''] = headers.getSetCookie();
      expect(line).toMatch(/^__Host-/);
      for (const attribute of [/; Secure/i, /; HttpOnly/i, /; SameSite=Lax/i, /; Path=\/(;|$)/i])
        expect(line).toMatch(attribute);
      expect(line).not.toMatch(/; Domain=/i);
    }
  });

  // S12.1, S12.2
  it.each(['/', '/will-maker', '/nothing-here', '/trpc/willData.testatorRecord.get', '/health/ready'])(
    'has browsers use nothing else for two years: %s',
    async (path) => {
      const { headers } = await send(path, { headers: secure });
      expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
      expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
    },
  );

  // S15.1
  it.each(['/', '/questionnaire?step=2', '//evil.example/', '/\\evil.example', '/auth'])(
    'sends who opened %s without TLS to itself, and nowhere else',
    async (path) => {
      const { status, headers } = await send(path, { headers: { ...plain, 'x-forwarded-host': 'evil.example' } });
      expect(status).toBe(308);
      expect(new URL(headers.get('location') ?? '').origin).toBe(publicUrl);
    },
  );

  it('answers no call that came without TLS, whatever it carries', async () => {
    const headers = { ...plain, origin: publicUrl, 'content-type': 'application/json' };
    const { cookie } = harriet;
    for (const path of [
      '/trpc/willData.testatorRecord.get',
      '/auth/sign-in',
      '/auth/confirm-email',
      '/auth/sign-out',
    ]) {
      expect((await send(path, { method: 'POST', headers, body: '{}', cookie })).status, path).toBe(403);
    }
    expect((await send('/trpc/identity.accounts.me', { headers: plain, cookie })).status).toBe(403);
  });

  // S3.2
  it('takes no change from a page of its name that came without TLS', async () => {
    const { status } = await signIn(harriet.email, { ...secure, origin: 'http://plainwill.example' });
    expect(status).toBe(403);
  });
});
