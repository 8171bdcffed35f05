import {
  maxScanBytes,
  type ScanType,
  scanEndings,
  scanLimits,
} from '@plainwill/contracts/will-data/signing/scan-vocabulary';
import type { SignedScan } from '@plainwill/contracts/will-data/signing/signed-scans';
import { formatDay } from '../../../../ui/dates-and-money/format-date.ts';

const typeLabels: Record<ScanType, string> = { 'application/pdf': 'PDF', 'image/jpeg': 'JPEG', 'image/png': 'PNG' };

const megabyte = 1_000_000;

/** “2.3 MB”, “84 kB” */
const sizeText = (bytes: number) =>
  bytes >= megabyte ? `${(bytes / megabyte).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1000))} kB`;

export const scanAbout = ({ mediaType, bytes, addedAt }: SignedScan) => [
  typeLabels[mediaType],
  sizeText(bytes),
  `added on ${formatDay(addedAt.slice(0, 10))}`,
];

/** A file was not sent, for this reason. */
export class UnfitScan extends Error {}

/** Why a file cannot be sent, by what the browser knows of it; empty where it can. The service looks into it. */
export function fileProblem({ name, type, size }: File): string {
  if (!(type in scanEndings)) return `“${name}” is not a PDF, JPEG or PNG file. Choose another.`;
  if (size > maxScanBytes)
    return `“${name}” is larger than ${scanLimits.megabytes} MB, the most we keep. Scan the pages in black and white or one by one.`;
  return size === 0 ? `“${name}” is empty. Choose another.` : '';
}
