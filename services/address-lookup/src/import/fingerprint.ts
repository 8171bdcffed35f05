import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

const sampleBytes = 1024 * 1024;

/** Tells one file from another by its length and its two ends, whatever it is called. */
export async function fingerprintOf(path: string): Promise<{ file: string; size: number }> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    const hash = createHash('sha256').update(String(size));
    for (const position of [0, Math.max(0, size - sampleBytes)]) {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(sampleBytes), 0, sampleBytes, position);
      hash.update(buffer.subarray(0, bytesRead));
    }
    return { file: hash.digest('hex'), size };
  } finally {
    await handle.close();
  }
}
