import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { GoogleAttempt } from '@plainwill/contracts/identity/google';
import { SignJWT } from 'jose';
import { afterAll } from 'vitest';
import { createGoogle, type Google } from '../google-client.ts';
import { googleIssuer } from '../google-settings.ts';

const clientId = 'plainwill';
const key = new TextEncoder().encode('of this test alone, and long enough to sign');

/** A token endpoint in Google's place that says whatever a test wants it to say. */
export async function aMadeUpGoogle() {
  const answers = new Map<string, Record<string, string>>();
  const http = createServer(async (request, response) => {
    const code = new URLSearchParams(await text(request)).get('code') ?? '';
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answers.get(code) ?? {}));
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  afterAll(() => void http.close());
  const google = createGoogle({
    googleClientId: clientId,
    googleClientSecret: 'of-this-test-alone',
    googleIssuer,
    googleAuthorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    googleTokenUrl: `http://127.0.0.1:${(http.address() as AddressInfo).port}/token`,
    publicUrl: 'https://plainwill.example',
  }) as Google;

  /** A code that it answers with claims that are right but for those given, and the answer. */
  async function says({ nonce }: GoogleAttempt, claims: Record<string, unknown>) {
    const nowSeconds = Math.floor(Date.now() / 1000);
    const right = { iss: googleIssuer, aud: clientId, exp: nowSeconds + 3600, nonce, sub: '1', email_verified: true };
    const idToken = await new SignJWT({ ...right, ...claims }).setProtectedHeader({ alg: 'HS256' }).sign(key);
    const code = randomUUID();
    const answer = { access_token: 'an-access-token', refresh_token: 'a-refresh-token', id_token: idToken };
    answers.set(code, answer);
    return { code, answer };
  }

  return { google, says };
}
