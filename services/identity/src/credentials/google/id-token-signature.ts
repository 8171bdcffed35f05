import { minuteMs } from '@plainwill/contracts/shared/durations';
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose';

/** Google signs with the first; another OpenID provider in its place may use the second. */
const algorithms = ['RS256', 'ES256'];

const timeoutMs = 5000;
// Google publishes a new key well before it signs with it.
const cacheMs = 10 * minuteMs;
// Made-up tokens name keys that nobody has: they do not have us ask Google each time.
const refetchAfterMs = 30_000;

/** A check that Google signed a token. Its keys are kept, and asked for again when a token names one that is new. */
export function createIdTokenVerifier(jwksUrl: string) {
  const publishedKeys = createRemoteJWKSet(new URL(jwksUrl), {
    timeoutDuration: timeoutMs,
    cacheMaxAge: cacheMs,
    cooldownDuration: refetchAfterMs,
  });

  /** @returns its claims. @throws unless a published key has signed it, or if no key can be had */
  return async (idToken: string, now: Date): Promise<JWTPayload> => {
    const { payload } = await jwtVerify(idToken, publishedKeys, { algorithms, currentDate: now });
    return payload;
  };
}
