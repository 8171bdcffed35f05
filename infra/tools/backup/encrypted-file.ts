import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { badSettingExitCode, StartError } from '../launcher/console.ts';
import type { Environment } from '../launcher/settings/settings.ts';

const howToMake = 'npm run --silent backup -- --new-key makes a pair of keys.';

/** @throws {StartError} if it is missing or no public key of age's */
export function readRecipient({ BACKUP_RECIPIENT: recipient }: Environment): string {
  if (!recipient) throw new StartError(`BACKUP_RECIPIENT: It is not set. ${howToMake}`, badSettingExitCode);
  try {
    new Encrypter().addRecipient(recipient);
    return recipient;
  } catch {
    throw new StartError(`BACKUP_RECIPIENT: It must start with age1. ${howToMake}`, badSettingExitCode);
  }
}

/** @throws {StartError} if it is missing or no secret key of age's */
export function readIdentity({ BACKUP_IDENTITY: identity }: Environment): string {
  if (!identity) {
    throw new StartError(
      'BACKUP_IDENTITY: It is not set. It is: the key that belongs to the BACKUP_RECIPIENT of the backup',
      badSettingExitCode,
    );
  }
  try {
    new Decrypter().addIdentity(identity);
    return identity;
  } catch {
    throw new StartError('BACKUP_IDENTITY: It must be AGE-SECRET-KEY-1 and what follows it', badSettingExitCode);
  }
}

/** Measures of a written file, by which damage shows before anything is read back. */
interface Written {
  bytes: number;
  /** SHA-256 of the file as it lies on the disk, in hex. */
  sha256: string;
}

/** Writes a stream to a new file, compressed and then encrypted by age (https://age-encryption.org) for `recipient`. */
export async function writeEncrypted(file: string, source: Readable, recipient: string): Promise<Written> {
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const compressed = createGzip();
  const reading = pipeline(source, compressed);
  // It may fail before anybody waits for it.
  reading.catch(() => undefined);
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const encrypted = await encrypter.encrypt(Readable.toWeb(compressed) as ReadableStream<Uint8Array>);
  const written = Readable.fromWeb(encrypted as Parameters<typeof Readable.fromWeb>[0]);
  await Promise.all([reading, pipeline(written, counted, createWriteStream(file, { mode: 0o600, flags: 'wx' }))]);
  return { bytes, sha256: hash.digest('hex') };
}

/** @returns the content of the file. @throws if `identity` does not decrypt it */
export async function readEncrypted(file: string, identity: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const encrypted = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
  const decrypted = Readable.fromWeb((await decrypter.decrypt(encrypted)) as Parameters<typeof Readable.fromWeb>[0]);
  const plain = createGunzip();
  // The reader of `plain` is told of a failure before it.
  pipeline(decrypted, plain).catch(() => undefined);
  return plain;
}

export async function hashOf(file: string): Promise<Written> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(file)) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}
