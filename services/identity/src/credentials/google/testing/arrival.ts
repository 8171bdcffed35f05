import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { GoogleAttempt } from '@plainwill/contracts/identity/google';
import type { GooglePurpose } from '@plainwill/contracts/identity/vocabulary';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll } from 'vitest';
import { anIdentity, chromeOnWindows } from '../../../testing/identity.ts';
import { createGoogle, type Google } from '../google-client.ts';
import { googleIssuer } from '../google-settings.ts';

const clientId = 'plainwill';

/** Google answers it by pointing elsewhere. */
export const redirectingCode = 'redirecting';

/** A token endpoint in Google's place that says whatever a test wants it to say, and the keys it signs with. */
async function aMadeUpGoogle() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' }] };
  const answers = new Map<string, Record<string, string>>();
  let wasFollowed = false;
  const http = createServer(async (request, response) => {
    const code = new URLSearchParams(await text(request)).get('code') ?? '';
    if (code === redirectingCode) return response.writeHead(307, { location: '/elsewhere' }).end();
    if (request.url === '/elsewhere') wasFollowed = true;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(request.url === '/jwks' ? jwks : (answers.get(code) ?? {})));
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  afterAll(() => void http.close());
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const google = createGoogle({
    googleClientId: clientId,
    googleClientSecret: 'of-this-test-alone',
    googleIssuer,
    googleAuthorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    googleTokenUrl: `${origin}/token`,
    googleJwksUrl: `${origin}/jwks`,
    publicUrl: 'https://plainwill.example',
  }) as Google;

  /** A code that it answers with claims that are right but for those given, and the answer. */
  async function says({ nonce }: GoogleAttempt, claims: Record<string, unknown>, key = privateKey) {
    const nowSeconds = Math.floor(Date.now() / 1000);
    const right = { iss: googleIssuer, aud: clientId, exp: nowSeconds + 3600, nonce, sub: '1', email_verified: true };
    const header = { alg: 'RS256', kid: 'key-1' };
    const idToken = await new SignJWT({ ...right, ...claims }).setProtectedHeader(header).sign(key);
    const code = randomUUID();
    const answer = { access_token: 'an-access-token', refresh_token: 'a-refresh-token', id_token: idToken };
    answers.set(code, answer);
    return { code, answer };
  }

  return { google, says, wasFollowed: () => wasFollowed };
}

type Caller = Awaited<ReturnType<typeof anIdentity>>['visitor'];

interface Arrival {
  purpose?: GooglePurpose;
  /** The person who is signed in meanwhile. */
  calls?: Caller;
}

/** Identity with a Google that says what a test wants. */
export async function anIdentityWithGoogle() {
  const { google, says, wasFollowed } = await aMadeUpGoogle();
  const identity = await anIdentity({ google });
  const { visitor, query } = identity;

  /** Somebody comes back from Google, where they are known by these claims. */
  async function arrives(claims: Record<string, unknown>, { purpose = 'signIn', calls = visitor }: Arrival = {}) {
    const { attempt } = await calls.google.begin({ purpose });
    const { code } = await says(attempt, claims);
    const arrived = await calls.google.finish({ code, state: attempt.state, attempt, client: chromeOnWindows });
    if (arrived && !('sessionId' in arrived)) throw new Error('a second step is asked for');
    return arrived;
  }

  /** Arrives as `arrives` does, and returns the account that this opens. */
  async function accountOfArrival(claims: Record<string, unknown>) {
    const opened = await arrives(claims);
    const session = opened && (await visitor.sessions.resolve({ sessionId: opened.sessionId }));
    if (!session) throw new Error('no session was opened');
    return session.accountId;
  }

  const count = async (table: string) => Number((await query<{ n: string }>(`select count(*) n from ${table}`))[0]?.n);

  return { ...identity, says, wasFollowed, arrives, accountOfArrival, count };
}
