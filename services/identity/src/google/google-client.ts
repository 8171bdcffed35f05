import type { GoogleAttempt } from '@plainwill/contracts/identity/google';
import type { GooglePurpose } from '@plainwill/contracts/identity/vocabulary';
import { SettingError } from '@plainwill/kit/config/config';
import { withTimeout } from '@plainwill/kit/resilience/timeouts';
import { CodeChallengeMethod, generateCodeVerifier, generateState, OAuth2Client } from 'arctic';
import type { Config } from '../config.ts';
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
  const client = new OAuth2Client(clientId, clientSecret, `${publicUrl}/auth/google/callback`);

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

    /** Who came back, by a token that Google has signed. Nothing of it is kept. */
    async personBehind(code: string, { nonce, codeVerifier }: GoogleAttempt, now: Date): Promise<GooglePerson> {
      const asked = client.validateAuthorizationCode(googleTokenUrl, code, codeVerifier);
      const tokens = await withTimeout(tokenLimitMs, asked, 'Google took too long');
      const claims = await verifySignature(tokens.idToken(), now);
      return readIdToken(claims, { issuer, clientId, nonce, now });
    },
  };
}

export type Google = NonNullable<ReturnType<typeof createGoogle>>;
