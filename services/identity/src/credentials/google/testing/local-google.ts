import { freePort } from '@plainwill/kit/free-port';
import { startOpenIdProvider } from '@plainwill/openid/start-openid-provider';
import { afterAll } from 'vitest';
import { createGoogle, type Google } from '../google-client.ts';

const publicUrl = 'https://plainwill.example';
const clientId = 'plainwill';
const clientSecret = 'of-this-test-alone';

/** A real OpenID provider in Google's place, and a browser to go there with. */
export async function aLocalGoogle() {
  const port = await freePort();
  const issuer = `http://localhost:${port}`;
  const redirectUri = `${publicUrl}/auth/google/callback`;
  const provider = await startOpenIdProvider({ port, issuer, clientId, clientSecret, redirectUri });
  afterAll(() => provider.close());
  const google = createGoogle({
    googleClientId: clientId,
    googleClientSecret: clientSecret,
    googleIssuer: issuer,
    googleAuthorizationUrl: `${issuer}/auth`,
    googleTokenUrl: `${issuer}/token`,
    googleJwksUrl: `${issuer}/jwks`,
    publicUrl,
  }) as Google;
  return { google, publicUrl };
}

interface Cookie {
  name: string;
  value: string;
  path: string;
}

/** A browser without script: it keeps cookies by path and stops at whatever leads back to us. */
export function aBrowserAtGoogle() {
  let cookies: Cookie[] = [];

  async function go(url: string, form?: Record<string, string>): Promise<{ url: string; text: string }> {
    const { pathname } = new URL(url);
    const sent = cookies.filter(({ path }) => pathname.startsWith(path)).map(({ name, value }) => `${name}=${value}`);
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: sent.join('; ') },
      body: form && new URLSearchParams(form),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = '', path = '/'] = /^([^=]+)=([^;]*);.*?path=([^;]+)/i.exec(line) ?? [];
      cookies = [...cookies.filter((known) => known.name !== name || known.path !== path), { name, value, path }];
    }
    const location = response.headers.get('location');
    if (!location) return { url, text: await response.text() };
    const next = new URL(location, url);
    return next.hostname === 'localhost' ? go(next.href) : { url: next.href, text: '' };
  }

  return {
    go,
    /** Goes where we send people, fills in the page there, and says what it brings back. */
    async choose(url: string, form: Record<string, string>): Promise<URLSearchParams> {
      const page = await go(url);
      const back = await go(page.url, form);
      return new URL(back.url).searchParams;
    },
  };
}
