import { type CallingAccount, secondStepStates } from '@plainwill/contracts/kit/handlers-of';
import { AccountId } from '@plainwill/contracts/shared/ids';
import { roles } from '@plainwill/contracts/shared/roles';
import { type CryptoKey, decodeProtectedHeader, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { cachedSigner, cachedVerifier } from './token-cache.ts';

const lifetimeSeconds = 60;
const algorithm = 'EdDSA';

interface Says {
  audience: string;
  account: CallingAccount | null;
  /** Tells one visitor from another for a day, and not who they are. */
  visitor?: string;
}

/** Signs what one service says to another: who calls, whom, and on whose behalf. */
export type SignToken = (says: Says) => Promise<string>;

const claimsOf = (account: CallingAccount | null) =>
  account
    ? {
        sub: account.id,
        roles: [...account.roles],
        sid: account.sessionKey,
        auth_time: Date.parse(account.authenticatedAt) / 1000,
        step: account.secondStep,
        ...(account.frozenUntil && { frozen: Date.parse(account.frozenUntil) / 1000 }),
        ...(account.willHiddenUntil && { will_hidden: Date.parse(account.willHiddenUntil) / 1000 }),
        ...(account.newUntil && { new: Date.parse(account.newUntil) / 1000 }),
      }
    : {};

export async function createSigner(issuer: string, privateKey: JWK): Promise<SignToken> {
  const key = await importJWK(privateKey, algorithm);
  return cachedSigner(({ audience, account, visitor }) =>
    new SignJWT({ ...claimsOf(account), ...(visitor && { visitor }) })
      .setProtectedHeader({ alg: algorithm, kid: issuer })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(`${lifetimeSeconds}s`)
      .sign(key),
  );
}

/** The claims that say for whom a call is made. */
const personClaims = ['sub', 'roles', 'sid', 'auth_time', 'step', 'frozen', 'will_hidden', 'new', 'visitor'];

const isoOf = (seconds: number | undefined) => (seconds === undefined ? null : new Date(seconds * 1000).toISOString());

const Account = z
  .object({
    sub: AccountId,
    roles: z.array(z.enum(roles)),
    sid: z.string(),
    auth_time: z.number(),
    // The gateway of the version before does not say, and must open nothing that is guarded by it.
    step: z.enum(secondStepStates).default('missing'),
    frozen: z.number().optional(),
    will_hidden: z.number().optional(),
    new: z.number().optional(),
  })
  .transform(({ sub, roles, sid, auth_time, step, frozen, will_hidden, new: newUntil }) => ({
    id: sub,
    roles,
    sessionKey: sid,
    authenticatedAt: new Date(auth_time * 1000).toISOString(),
    secondStep: step,
    frozenUntil: isoOf(frozen),
    willHiddenUntil: isoOf(will_hidden),
    newUntil: isoOf(newUntil),
  }));

interface VerifiedCall {
  caller: string;
  account: CallingAccount | null;
  visitor: string | null;
}

export type VerifyToken = (token: string) => Promise<VerifiedCall>;

/** @returns a check that throws unless the token is fresh, unaltered, from a known caller and meant for `audience`. */
export async function createVerifier(audience: string, publicKeys: Record<string, JWK | JWK[]>): Promise<VerifyToken> {
  const keys = new Map<string, (CryptoKey | Uint8Array)[]>();
  for (const [issuer, given] of Object.entries(publicKeys))
    keys.set(issuer, await Promise.all([given].flat().map((jwk) => importJWK(jwk, algorithm))));

  /** By any key of the caller that it names. */
  async function verified(token: string) {
    const known = keys.get(decodeProtectedHeader(token).kid ?? '') ?? [];
    const options = { algorithms: [algorithm], audience, maxTokenAge: lifetimeSeconds, clockTolerance: 5 };
    let refused: unknown = new Error('unknown caller');
    for (const key of known) {
      try {
        return await jwtVerify(token, key, options);
      } catch (error) {
        refused = error;
      }
    }
    throw refused;
  }

  return cachedVerifier(async (token) => {
    const { payload, protectedHeader } = await verified(token);
    // Nobody's key may speak for another caller.
    if (payload.iss !== protectedHeader.kid) throw new Error('the key is not that of the caller');
    // The gateway alone has seen a session: nobody else may say who a person is, or which visitor.
    const namesPerson = personClaims.some((claim) => payload[claim] !== undefined);
    if (namesPerson && payload.iss !== 'gateway') throw new Error('only the gateway speaks for people');
    return {
      call: {
        caller: payload.iss ?? '',
        account: payload.sub ? Account.parse(payload) : null,
        visitor: typeof payload.visitor === 'string' ? payload.visitor : null,
      },
      validUntilMs: 1000 * Math.min(payload.exp ?? 0, (payload.iat ?? 0) + lifetimeSeconds),
    };
  });
}
