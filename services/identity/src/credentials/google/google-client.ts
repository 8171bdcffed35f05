import type { GoogleAttempt } from '@plainwill/contracts/identity/google';
import type { GooglePurpose } from '@plainwill/contracts/identity/vocabulary';
import { SettingError } from '@plainwill/kit/config/setting';
import { CodeChallengeMethod, generateCodeVerifier, generateState, OAuth2Client, OAuth2Tokens } from 'arctic';
import type { Config } from '../../config.ts';
import { type GooglePerson, readIdToken } from './id-token.ts';
import { createIdTokenVerifier } from './id-token-signature.ts';

const scopes = ['openid', 'email', 'profile'];
const tokenLimitMs = 5000;

/** For these Google must ask people again who they are, and not remember them. */
const proofs: readonly GooglePurpose[] = ['reauthenticate', 'reauthenticateAdmin'];

// Google answers this claim only where it is asked for by name, of sites that have "session age claims" switched on:
// https://developers.google.com/identity/siwg/security-bundle
const authTimeClaim = JSON.stringify({ id_token: { auth_time: { essential: true } } });

type Settings = Pick<
  Config,
  | 'googleClientId'
  | 'googleClientSecret'
  | 'googleIssuer'
  | 'googleAuthorizationUrl'
  | 'googleTokenUrl'
  | 'googleJwksUrl'
  | 'publicUrl'
>;

/** Talks to Google, or to whoever stands in for it; null where the site has no Google sign-in. */
export function createGoogle(settings: Settings) {
  const { googleClientId: clientId, googleClientSecret: clientSecret } = settings;
  if (!clientId && !clientSecret) return null;
  if (!clientId || !clientSecret) {
    const missing = clientId ? 'GOOGLE_CLIENT_SECRET' : 'GOOGLE_CLIENT_ID';
    throw new SettingError(`${missing}: It is not set, while the other half of it is`);
  }
  const { googleIssuer: issuer, googleAuthorizationUrl, googleTokenUrl, publicUrl } = settings;
  const verifySignature = createIdTokenVerifier(settings.googleJwksUrl);
  const redirectUri = `${publicUrl}/auth/google/callback`;
  const client = new OAuth2Client(clientId, clientSecret, redirectUri);

  /** Asks as Arctic does, but this address alone and no longer than this. */
  async function requestTokens(code: string, codeVerifier: string): Promise<OAuth2Tokens> {
    const response = await fetch(googleTokenUrl, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(tokenLimitMs),
      headers: {
        accept: 'application/json',
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        code_verifier: codeVerifier,
        redirect_uri: redirectUri,
      }),
    });
    if (!response.ok) throw new Error(`Google answered with ${response.status}`);
    return new OAuth2Tokens((await response.json()) as object);
  }

  return {
    begin(purpose: GooglePurpose): { url: string; attempt: GoogleAttempt } {
      // Each 256 random bits.
      const attempt = {
        purpose,
        state: generateState(),
        nonce: generateState(),
        codeVerifier: generateCodeVerifier(),
      };
      const { state, nonce, codeVerifier } = attempt;
      const { S256 } = CodeChallengeMethod;
      const url = client.createAuthorizationURLWithPKCE(googleAuthorizationUrl, state, S256, codeVerifier, scopes);
      url.searchParams.set('nonce', nonce);
      if (proofs.includes(purpose)) {
        url.searchParams.set('prompt', 'login');
        url.searchParams.set('max_age', '0');
        url.searchParams.set('claims', authTimeClaim);
      }
      return { url: url.href, attempt };
    },

    /** Reads the person who came back from a token that Google has signed, and stores nothing of it. */
    async personBehind(code: string, { nonce, codeVerifier }: GoogleAttempt, now: Date): Promise<GooglePerson> {
      const tokens = await requestTokens(code, codeVerifier);
      const claims = await verifySignature(tokens.idToken(), now);
      return readIdToken(claims, { issuer, clientId, nonce, now });
    },
  };
}

export type Google = NonNullable<ReturnType<typeof createGoogle>>;
