import type { ScanType } from '@plainwill/contracts/will-data/signing/scan-vocabulary';

/** How a file begins, and what is in it wherever it came through whole. */
const signatures: Readonly<Record<ScanType, { start: Buffer; end: Buffer }>> = {
  'application/pdf': { start: Buffer.from('%PDF-'), end: Buffer.from('%%EOF') },
  'image/jpeg': { start: Buffer.from([0xff, 0xd8, 0xff]), end: Buffer.from([0xff, 0xd9]) },
  'image/png': {
    start: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    end: Buffer.from('IEND'),
  },
};

const types = Object.keys(signatures) as ScanType[];

const startsWith = (bytes: Buffer, start: Buffer) => bytes.subarray(0, start.length).equals(start);

/** The type of a file by its first bytes, whatever it is called; null for anything but a scan. */
export const scanTypeOf = (bytes: Buffer): ScanType | null =>
  types.find((type) => startsWith(bytes, signatures[type].start)) ?? null;

// Cameras and printers write a little of their own after the end.
const maxTrailer = 100_000;

/** The same for a file that is there to its end, so that one cut short is not kept. */
export function wholeScanTypeOf(bytes: Buffer): ScanType | null {
  const type = scanTypeOf(bytes);
  return type && bytes.subarray(-maxTrailer).includes(signatures[type].end) ? type : null;
}
