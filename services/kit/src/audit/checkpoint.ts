import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** The newest checkpoint that is known outside the database. */
interface Anchor {
  newest(): Checkpoint | null;
  keep(checkpoint: Checkpoint): void;
}

const maxBytes = 1_000_000;

/**
 * Checkpoints as lines of a file that only this user can read, and that whoever can write the database cannot reach;
 * without a folder they are kept in memory, until the process ends. A long file starts again with its last line.
 */
export function openAnchor(folder: string | undefined, service: string, signer: CheckpointSigner): Anchor {
  if (folder) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = folder && join(folder, `${service}.jsonl`);
  let newest = file && existsSync(file) ? newestIn(readFileSync(file, 'utf8'), signer) : null;
  return {
    newest: () => newest,
    keep(checkpoint) {
      newest = checkpoint;
      if (!file) return;
      const line = `${JSON.stringify(checkpoint)}\n`;
      if (existsSync(file) && statSync(file).size > maxBytes) {
        writeFileSync(`${file}.new`, line, { mode: 0o600 });
        renameSync(`${file}.new`, file);
      } else appendFileSync(file, line, { mode: 0o600 });
    },
  };
}

/** The furthest of the genuine checkpoints among these lines; other lines, and those of other services, are passed over. */
export function newestIn(lines: string, signer: CheckpointSigner): Checkpoint | null {
  let newest: Checkpoint | null = null;
  for (const line of lines.split('\n')) {
    const checkpoint = checkpointIn(line);
    if (checkpoint && signer.check(checkpoint) === 'genuine' && checkpoint.position >= (newest?.position ?? 0)) {
      newest = checkpoint;
    }
  }
  return newest;
}

/** A line of the anchor itself, or of a service's log. */
function checkpointIn(line: string): Checkpoint | null {
  try {
    const value: unknown = JSON.parse(line);
    const found = (value as { checkpoint?: unknown } | null)?.checkpoint ?? value;
    return Checkpoint.safeParse(found).data ?? null;
  } catch {
    return null;
  }
}
