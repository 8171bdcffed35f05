import { roles } from '@plainwill/contracts/identity/vocabulary';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import { AccountId } from '@plainwill/contracts/shared/ids';
import { type CryptoKey, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

const lifetimeSeconds = 60;
const algorithm = 'EdDSA';

/** Signs what one service says to another: who calls, whom, and on whose behalf. */
export type SignToken = (to: { audience: string; account: CallingAccount | null }) => Promise<string>;

export async function createSigner(issuer: string, privateKey: JWK): Promise<SignToken> {
  const key = await importJWK(privateKey, algorithm);
  return ({ audience, account }) =>
    new SignJWT(account ? { sub: account.id, roles: [...account.roles] } : {})
      .setProtectedHeader({ alg: algorithm, kid: issuer })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(`${lifetimeSeconds}s`)
      .sign(key);
}

const Claims = z.object({ iss: z.string(), sub: AccountId.optional(), roles: z.array(z.enum(roles)).optional() });

export interface VerifiedCall {
  caller: string;
  account: CallingAccount | null;
}

export type VerifyToken = (token: string) => Promise<VerifiedCall>;

/** @returns a check that throws unless the token is fresh, unaltered, from a known caller and meant for `audience`. */
export async function createVerifier(audience: string, publicKeys: Record<string, JWK>): Promise<VerifyToken> {
  const keys = new Map<string, CryptoKey | Uint8Array>();
  for (const [issuer, jwk] of Object.entries(publicKeys)) keys.set(issuer, await importJWK(jwk, algorithm));
  return async (token) => {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const key = keys.get(kid ?? '');
        if (!key) throw new Error('unknown caller');
        return key as CryptoKey;
      },
      { algorithms: [algorithm], audience, maxTokenAge: lifetimeSeconds, clockTolerance: 5 },
    );
    const claims = Claims.parse(payload);
    return { caller: claims.iss, account: claims.sub ? { id: claims.sub, roles: claims.roles ?? [] } : null };
  };
}
