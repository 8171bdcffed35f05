import { randomUUID } from 'node:crypto';
import type { SignedScanId, SignedWillId } from '@plainwill/contracts/shared/ids';
import { scanPartBytes } from '@plainwill/contracts/will-data/signing/scan-vocabulary';
import type { TestatorCalls } from '../../testing/will-data.ts';

const ends = {
  pdf: ['%PDF-1.7\n', '\n%%EOF\n'],
  jpg: ['\xff\xd8\xff\xe0', '\xff\xd9'],
  png: ['\x89PNG\r\n\x1a\n', 'IEND\xaeB`\x82'],
} as const;

/** A file that begins and ends as one of its type does. */
export function aScan(type: keyof typeof ends, { bytes = 1000, fill = 'x' } = {}): Buffer {
  const [start, end] = ends[type].map((text) => Buffer.from(text, 'latin1')) as [Buffer, Buffer];
  return Buffer.concat([start, Buffer.alloc(bytes - start.length - end.length, fill), end]);
}

export const partsOf = (file: Buffer): string[] =>
  Array.from({ length: Math.ceil(file.length / scanPartBytes) }, (_, at) =>
    file.subarray(at * scanPartBytes, (at + 1) * scanPartBytes).toString('base64'),
  );

export const aScanId = () => randomUUID() as SignedScanId;

/** Sends a file as the browser does. */
export async function sendScan(testator: TestatorCalls, willId: SignedWillId, file: Buffer, id = aScanId()) {
  const parts = partsOf(file);
  for (const [position, base64] of parts.entries()) await testator.signedScans.part({ id, willId, position, base64 });
  await testator.signedScans.keep({ id, parts: parts.length });
  return id;
}
