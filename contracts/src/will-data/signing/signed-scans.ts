import { z } from 'zod';
import { mutation, perMinute, query } from '../../kit/contract.ts';
import type { ReasonTable } from '../../kit/reasons.ts';
import { SignedScanId, SignedWillId } from '../../shared/ids.ts';
import { FileToSave } from '../will/files.ts';
import { maxScanParts, scanLimits, scanPartBytes, scanTypes } from './scan-vocabulary.ts';

/** A scan of a signed will, or of a page of it: a copy, beside the record of that will. The name of the file is not kept. */
export const SignedScan = z.strictObject({
  id: SignedScanId,
  willId: SignedWillId,
  mediaType: z.enum(scanTypes),
  bytes: z.int().positive(),
  addedAt: z.iso.datetime(),
});
export type SignedScan = z.infer<typeof SignedScan>;

export const signedScanReasons = {
  SignedScanNotFound: { code: 'NOT_FOUND', message: 'That scan is no longer there. Load the page again.' },
  NotAScan: {
    code: 'BAD_REQUEST',
    message:
      'This file is not a PDF, JPEG or PNG that can be read. Nothing was kept: scan the pages again, or choose another file.',
  },
  ScanIncomplete: {
    code: 'CONFLICT',
    message: 'A part of the file is missing. Nothing was kept: choose the file again.',
  },
  ScanTooLarge: {
    code: 'BAD_REQUEST',
    message: `This file is larger than ${scanLimits.megabytes} MB, the most we keep. Scan the pages in black and white or one by one.`,
  },
  TooManyScans: {
    code: 'PRECONDITION_FAILED',
    message: `You have ${scanLimits.files} scans of this will, the most we keep. Delete one to add another.`,
  },
  ScansFull: {
    code: 'PRECONDITION_FAILED',
    message: `Your scans have reached ${scanLimits.megabytesInAll} MB, the most we keep. Delete one to add another.`,
  },
} as const satisfies ReasonTable;

const own = { access: 'account', limit: perMinute(60) } as const;
/** In the order in which they were added. */
const SignedScans = z.array(SignedScan);
const which = z.strictObject({ id: SignedScanId });

const base64Length = (bytes: number) => Math.ceil(bytes / 3) * 4;

export const signedScansContract = {
  list: query({ ...own, input: z.void(), output: SignedScans }),
  /** Takes a part of a file, which is kept once `keep` has come. Harmless to repeat. */
  part: mutation({
    access: 'account',
    limit: perMinute(600),
    input: z.strictObject({
      /** Made by the browser for each file. */
      id: SignedScanId,
      willId: SignedWillId,
      position: z
        .int()
        .min(0)
        .max(maxScanParts - 1),
      base64: z
        .string()
        .max(base64Length(scanPartBytes))
        .regex(/^[\w+/]+={0,2}$/),
    }),
    output: z.void(),
  }),
  /** The file is whole: it is checked by what is in it, and kept. Harmless to repeat. */
  keep: mutation({
    ...own,
    isCostly: true,
    input: z.strictObject({ id: SignedScanId, parts: z.int().min(1).max(maxScanParts) }),
    output: SignedScans,
  }),
  file: query({ ...own, isCostly: true, input: which, output: FileToSave }),
  /** Also of a file that is not whole yet. */
  remove: mutation({ ...own, input: which, output: SignedScans }),
};
