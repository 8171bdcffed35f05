import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';

/** What was written, so that damage shows before anything is read back. */
export interface Written {
  bytes: number;
  /** SHA-256 of the file as it lies on the disk, in hex. */
  sha256: string;
}

/** Writes a stream to a new file, compressed and then encrypted by age (https://age-encryption.org) for `recipient`. */
export async function writeSealed(file: string, source: Readable, recipient: string): Promise<Written> {
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
  const sealed = Readable.fromWeb(encrypted as Parameters<typeof Readable.fromWeb>[0]);
  await Promise.all([reading, pipeline(sealed, counted, createWriteStream(file, { mode: 0o600, flags: 'wx' }))]);
  return { bytes, sha256: hash.digest('hex') };
}

/** What the file holds. @throws if `identity` does not open it */
export async function openSealed(file: string, identity: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const sealed = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
  const opened = Readable.fromWeb((await decrypter.decrypt(sealed)) as Parameters<typeof Readable.fromWeb>[0]);
  const plain = createGunzip();
  // Whoever reads `plain` is told of a failure before it.
  pipeline(opened, plain).catch(() => undefined);
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
