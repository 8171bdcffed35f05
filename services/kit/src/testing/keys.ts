import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { createAuditSeals } from '../audit/audit-seals.ts';

/** A caller's pair of keys, as the settings hold them. */
export async function aKeyPair(): Promise<{ privateKey: JWK; publicKey: JWK }> {
  const pair = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  return { privateKey: await exportJWK(pair.privateKey), publicKey: await exportJWK(pair.publicKey) };
}

/** Seals of a key of their own, whose anchor is in memory. */
export const someAuditSeals = (service: string) =>
  createAuditSeals({ service, keys: { current: 'k1', keys: new Map([['k1', randomBytes(32)]]) } });
