import { createReadStream } from 'node:fs';
import { ImportError } from './import-file.ts';
import type { LineBatch, Start } from './line-file.ts';

const [openingBrace, closingBrace, quote, backslash] = [0x7b, 0x7d, 0x22, 0x5c];
const chunkBytes = 1024 * 1024;
/** No record of ours is near it: what never ends is not held. */
const maxRecordBytes = 1024 * 1024;

/**
 * The objects of a JSON array as text, so many at a time, as `lineBatches` gives lines: the file is never held as a
 * whole, and reading may begin after any of them.
 */
export async function* recordBatches(path: string, { byte, line }: Start, size: number): AsyncGenerator<LineBatch> {
  let lines: string[] = [];
  let firstLine = line;
  let buffered: Buffer = Buffer.alloc(0);
  let at = byte;
  let depth = 0;
  let isInText = false;
  let isEscaped = false;
  let begins = -1;
  for await (const chunk of createReadStream(path, { start: byte, highWaterMark: chunkBytes })) {
    const seen = buffered.length;
    const buffer = Buffer.concat([buffered, chunk as Buffer]);
    for (let index = seen; index < buffer.length; index++) {
      const character = buffer[index];
      if (isEscaped) isEscaped = false;
      else if (isInText) {
        if (character === backslash) isEscaped = true;
        else if (character === quote) isInText = false;
      } else if (character === quote) isInText = true;
      else if (character === openingBrace) {
        if (depth === 0) begins = index;
        depth++;
      } else if (character === closingBrace && depth > 0) {
        depth--;
        if (depth > 0) continue;
        lines.push(buffer.toString('utf8', begins, index + 1));
        begins = -1;
        if (lines.length === size) {
          yield { lines, firstLine, endsAt: at + index + 1 };
          firstLine += lines.length;
          lines = [];
        }
      }
    }
    const rest: number = begins === -1 ? buffer.length : begins;
    buffered = Buffer.from(buffer.subarray(rest));
    at += rest;
    if (begins !== -1) begins = 0;
    if (buffered.length > maxRecordBytes) throw new ImportError(`Record ${firstLine + lines.length} never ends.`);
  }
  if (lines.length > 0) yield { lines, firstLine, endsAt: at };
  if (begins !== -1)
    throw new ImportError(`The file ends in the middle of record ${firstLine + lines.length}. Download it again.`);
}
