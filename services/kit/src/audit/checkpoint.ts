import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { KeyRing } from '../encryption/vault.ts';

/** How far a service's chain was at some time, signed: whoever has the key can tell whether the chain still holds it. */
export const Checkpoint = z.strictObject({
  service: z.string().max(40),
  /** Of the newest entry, and with it all before. */
  position: z.int().min(1),
  hash: z.string().regex(/^[\da-f]{64}$/),
  at: z.iso.datetime(),
  keyId: z.string().max(20),
  mac: z.string().regex(/^[\da-f]{64}$/),
});
export type Checkpoint = z.infer<typeof Checkpoint>;

/** `key missing` is no proof of anything: a key that was changed may have been taken away since. */
type Authenticity = 'genuine' | 'forged' | 'key missing';

export interface CheckpointSigner {
  sign(chain: { position: number; hash: string }, at: Date): Checkpoint;
  check(checkpoint: Checkpoint): Authenticity;
  isCurrent(checkpoint: Checkpoint): boolean;
}

/** Signs checkpoints of one service's chain by HMAC-SHA256, with keys derived from those of the ring. */
export function createCheckpointSigner(service: string, { current, keys }: KeyRing): CheckpointSigner {
  const derived = new Map(
    [...keys].map(([id, key]) => [id, Buffer.from(hkdfSync('sha256', key, '', 'audit checkpoint', 32))]),
  );
  function macOf({ service, position, hash, at, keyId }: Omit<Checkpoint, 'mac'>): Buffer | null {
    const key = derived.get(keyId);
    if (!key) return null;
    return createHmac('sha256', key)
      .update(JSON.stringify(['v1', service, position, hash, at, keyId]))
      .digest();
  }
  return {
    sign({ position, hash }, at) {
      const signed = { service, position, hash, at: at.toISOString(), keyId: current };
      return { ...signed, mac: macOf(signed)?.toString('hex') ?? '' };
    },
    check(checkpoint) {
      const mac = macOf(checkpoint);
      if (!mac) return 'key missing';
      const given = Buffer.from(checkpoint.mac, 'hex');
      const isGenuine = checkpoint.service === service && given.length === mac.length && timingSafeEqual(given, mac);
      return isGenuine ? 'genuine' : 'forged';
    },
    isCurrent: ({ keyId }) => keyId === current,
  };
}
