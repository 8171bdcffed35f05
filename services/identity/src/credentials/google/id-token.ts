import { Email } from '@plainwill/contracts/identity/credentials';
import { optionalName } from '@plainwill/contracts/shared/text';
import { z } from 'zod';
import { googleIssuer } from './google-settings.ts';

/** Somebody as Google knows them. */
export interface GooglePerson {
  /** Google's own name for them; unlike an address it never changes hands. */
  subject: string;
  email: string;
  isEmailVerified: boolean;
  /** Google itself hands out the address, so it knows whose it is now. */
  isEmailFromGoogle: boolean;
  name: string | null;
  /** The time at which they last proved to Google who they are; null if Google does not say. */
  authenticatedAt: Date | null;
}

export interface Expected {
  issuer: string;
  clientId: string;
  nonce: string;
  now: Date;
}

/** An ID token that is not an answer to what was asked. Its message names the claim and never its value. */
class IdTokenRefused extends Error {}

const Claims = z.object({
  iss: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  exp: z.number(),
  nonce: z.string().min(1),
  sub: z.string().min(1).max(255),
  email: Email,
  email_verified: z.unknown().optional(),
  hd: z.string().min(1).optional(),
  name: optionalName(200, 'Name').nullable().catch(null).default(null),
  auth_time: z.number().optional(),
});

// https://developers.google.com/identity/openid-connect/openid-connect#an-id-tokens-payload
const issuersOf = (issuer: string) => (issuer === googleIssuer ? [issuer, 'accounts.google.com'] : [issuer]);

/** @throws {IdTokenRefused} unless the claims are for us, from whom we asked, for this attempt, and in time */
export function readIdToken(claims: unknown, { issuer, clientId, nonce, now }: Expected): GooglePerson {
  const parsed = Claims.safeParse(claims);
  if (!parsed.success) throw new IdTokenRefused(`unreadable: ${parsed.error.issues[0]?.path.join('.')}`);
  const { iss, aud, exp, nonce: givenNonce, sub, email, email_verified, hd, name, auth_time } = parsed.data;
  const audience = [aud].flat();
  if (!issuersOf(issuer).includes(iss)) throw new IdTokenRefused('iss');
  if (audience.length !== 1 || audience[0] !== clientId) throw new IdTokenRefused('aud');
  if (exp * 1000 <= now.getTime()) throw new IdTokenRefused('exp');
  if (givenNonce !== nonce) throw new IdTokenRefused('nonce');
  return {
    subject: sub,
    email,
    isEmailVerified: email_verified === true,
    isEmailFromGoogle: hd !== undefined || email.toLowerCase().endsWith('@gmail.com'),
    name: name || null,
    authenticatedAt: auth_time === undefined ? null : new Date(auth_time * 1000),
  };
}
