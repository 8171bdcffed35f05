import { z } from 'zod';
import { qualifications } from '../../identity/reviewer-vocabulary.ts';
import { mutation, perMinute, query } from '../../kit/contract.ts';
import type { ReasonTable } from '../../kit/reasons.ts';
import { SigningCopyId } from '../../shared/ids.ts';
import { documentFormats, FileToSave, guidanceSheets } from './files.ts';
import { UnderstoodFindings } from './will-checks.ts';

/** One clause that a later answer has changed since a copy was made. */
export const ClauseChange = z.strictObject({
  kind: z.enum(['added', 'removed', 'changed']),
  /** Stays the same where the number does not; empty for a change that is of no one clause. */
  clauseId: z.string(),
  /** As numbered in the newer will; in the older for what was removed. */
  number: z.string(),
  heading: z.string(),
  /** The clause's words then and now; empty where it was not there. */
  before: z.string(),
  after: z.string(),
});
export type ClauseChange = z.infer<typeof ClauseChange>;

/** The most copies kept of one testator's will. */
export const maxSigningCopies = 50;

/** A copy made to be signed. What it was made from, and the file itself, are kept. */
export const SigningCopy = z.strictObject({
  id: SigningCopyId,
  /** Counts from 1 for each testator. */
  number: z.int().positive(),
  madeAt: z.iso.datetime(),
  pageCount: z.int().positive(),
  /** SHA-256 of the PDF, in hexadecimal. */
  sha256: z.string().length(64),
  /** The reviewer who approved this wording before the copy was made; null where nobody did. */
  approved: z
    .strictObject({ name: z.string(), qualification: z.enum(qualifications), at: z.iso.datetime() })
    .nullable(),
});
export type SigningCopy = z.infer<typeof SigningCopy>;

export const signingCopyReasons = {
  WillBlocked: {
    code: 'PRECONDITION_FAILED',
    message: 'Something must be fixed before this will can be signed. See the checks above it.',
  },
  WarningsNotUnderstood: {
    code: 'PRECONDITION_FAILED',
    message: 'Read each warning and tick “I understand” before you create the signing copy.',
  },
  TooManySigningCopies: {
    code: 'PRECONDITION_FAILED',
    message: 'You have the most copies that are kept, and none is deleted without you. Delete one to make another.',
  },
  SigningCopyNotFound: { code: 'NOT_FOUND', message: 'That copy is not there any more. Load the page again.' },
} as const satisfies ReasonTable;

export const signingCopiesContract = {
  /** The newest first. */
  list: query({ access: 'account', input: z.void(), output: z.array(SigningCopy) }),
  /** Refused while a check blocks, or while a warning is not among those understood. Repeating it with nothing changed
   * since the newest copy gives that copy again. */
  make: mutation({
    access: 'account',
    limit: perMinute(10),
    isCostly: true,
    input: z.strictObject({
      /** The ids of the checks whose warnings the person has ticked. */
      understood: UnderstoodFindings,
    }),
    output: SigningCopy,
  }),
  file: query({
    access: 'account',
    limit: perMinute(30),
    isCostly: true,
    input: z.strictObject({ id: SigningCopyId, format: z.enum(documentFormats) }),
    output: FileToSave,
  }),
  /** Lists the clauses that the answers of today would change. */
  changesSince: query({
    access: 'account',
    limit: perMinute(120),
    isCostly: true,
    input: z.strictObject({ id: SigningCopyId }),
    output: z.array(ClauseChange),
  }),
  /** Its number is not given to another. */
  remove: mutation({
    access: 'account',
    limit: perMinute(60),
    input: z.strictObject({ id: SigningCopyId }),
    output: z.void(),
  }),
  /** A PDF that goes with the will and is no part of it. */
  sheet: query({
    access: 'account',
    limit: perMinute(20),
    isCostly: true,
    input: z.strictObject({ sheet: z.enum(guidanceSheets) }),
    output: FileToSave,
  }),
};
