import { exportJWK, generateKeyPair, type JWK } from 'jose';

/** A caller's pair of keys, as the settings hold them. */
export async function aKeyPair(): Promise<{ privateKey: JWK; publicKey: JWK }> {
  const pair = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  return { privateKey: await exportJWK(pair.privateKey), publicKey: await exportJWK(pair.publicKey) };
}
