import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

export interface LineBatch {
  lines: string[];
  /** The number of the first of them, as an editor counts. */
  firstLine: number;
  /** The byte at which the line after the last of them begins. */
  endsAt: number;
}

export interface Start {
  /** Reading begins at a byte at which a line starts; `line` is that line's number. */
  byte: number;
  line: number;
}

const newline = 0x0a;
const chunkBytes = 1024 * 1024;

/** A file's lines, so many at a time; the file is never held as a whole. */
export async function* lineBatches(path: string, { byte, line }: Start, size: number): AsyncGenerator<LineBatch> {
  let lines: string[] = [];
  let firstLine = line;
  let endsAt = byte;
  let rest = Buffer.alloc(0);

  const take = (text: Buffer, bytes: number) => {
    lines.push(text.toString('utf8').replace(/\r$/, ''));
    endsAt += bytes;
  };
  const batch = (): LineBatch => {
    const full = { lines, firstLine, endsAt };
    firstLine += lines.length;
    lines = [];
    return full;
  };

  for await (const chunk of createReadStream(path, { start: byte, highWaterMark: chunkBytes })) {
    const buffer = Buffer.concat([rest, chunk as Buffer]);
    let from = 0;
    for (let end = buffer.indexOf(newline); end !== -1; end = buffer.indexOf(newline, from)) {
      take(buffer.subarray(from, end), end + 1 - from);
      from = end + 1;
      if (lines.length === size) yield batch();
    }
    rest = Buffer.from(buffer.subarray(from));
  }
  if (rest.length > 0) take(rest, rest.length);
  if (lines.length > 0) yield batch();
}

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
