import { z } from 'zod';
import { mutation, perMinute, query } from '../../kit/contract.ts';
import type { ReasonTable } from '../../kit/reasons.ts';
import { SignedWillId, SigningCopyId } from '../../shared/ids.ts';
import { lineOfText, personName } from '../../shared/text.ts';
import { ClauseChange } from '../will/signing-copies.ts';
import { severities } from '../will/will-checks.ts';
import { Day } from './signing-plan.ts';
import { keptAtKinds, maxPhotoOutcome, olderWillStates, signedWillEndings } from './signing-vocabulary.ts';

const lineLength = 200;

/** The most signed wills that are recorded of one testator, older ones included. */
export const maxSignedWills = 50;

/** A witness as they wrote themselves down beneath the will. */
export const RecordedWitness = z.strictObject({
  name: personName(lineLength, 'The name', 'Enter the witness’s name'),
  address: lineOfText(2 * lineLength, 'The address'),
  occupation: lineOfText(lineLength, 'The occupation'),
});
export type RecordedWitness = z.infer<typeof RecordedWitness>;

const KeptAt = z.strictObject({
  kind: z.enum(keptAtKinds),
  /** The exact place: “the grey box in the study”. */
  where: lineOfText(lineLength, 'The place'),
});

/** These can be corrected for a day, and are history afterwards. */
const onTheDay = {
  signedOn: Day,
  /** The place of the signing; may be empty. */
  place: lineOfText(lineLength, 'The place'),
  /** The date is written on the paper. */
  isDated: z.boolean(),
  /** At least the two that the law asks for. */
  witnesses: z.array(RecordedWitness).min(2, 'Enter both witnesses').max(4, 'Enter at most four witnesses'),
};

/** These can be changed at any time. */
const sinceThen = {
  /** Null until it is said where the original is. */
  keptAt: KeptAt.nullable(),
  /** The executors have been told where it is. */
  isExecutorTold: z.boolean(),
  olderWills: z.enum(olderWillStates),
  /** The testator cannot find the paper. It may turn up, so the will stays current, in doubt. */
  isLost: z.boolean(),
};

/** The words of a check of photographs that was made in the browser; no photograph ever comes here. */
const photoOutcome = lineOfText(maxPhotoOutcome, 'The outcome of the photo check');

/** One will that was signed on paper. The paper is the will; this is a note about it. */
export const SignedWill = z.strictObject({
  id: SignedWillId,
  /** The number of the copy that was signed; null for a will that was not made here. */
  copyNumber: z.int().positive().nullable(),
  ...onTheDay,
  ...sinceThen,
  /** Null where no photographs were checked, or the testator kept nothing of it. */
  photoCheck: z.strictObject({ on: z.iso.date(), words: photoOutcome }).nullable(),
  /** Null of the current one. */
  ending: z.enum(signedWillEndings).nullable(),
  endedOn: z.iso.date().nullable(),
  recordedAt: z.iso.datetime(),
  /** Until then everything can be corrected. */
  correctableUntil: z.iso.datetime(),
});
export type SignedWill = z.infer<typeof SignedWill>;

/** Something about a signed will that its testator should know of: SIG-41 to SIG-47. */
export const SignedFinding = z.strictObject({ id: z.string(), severity: z.enum(severities), message: z.string() });
export type SignedFinding = z.infer<typeof SignedFinding>;

export const signedWillReasons = {
  SignedWillNotFound: { code: 'NOT_FOUND', message: 'That record is not there any more. Load the page again.' },
  AlreadyRecorded: {
    code: 'CONFLICT',
    message: 'That copy is already recorded as signed. Nothing was changed: load the page again to see it.',
  },
  SignedBeforeMade: {
    code: 'BAD_REQUEST',
    message: 'This day is before the copy was made. Enter the day on which you signed it.',
  },
  SignedInFuture: { code: 'BAD_REQUEST', message: 'This day has not come yet. Enter the day on which it was done.' },
  CorrectionOver: {
    code: 'PRECONDITION_FAILED',
    message: 'The day, place and witnesses can be corrected for 24 hours only. If the paper is wrong, sign a new copy.',
  },
  TooManySignedWills: {
    code: 'PRECONDITION_FAILED',
    message: 'You have the most signed wills that are recorded. Remove the record of an old one first.',
  },
} as const satisfies ReasonTable;

const own = { access: 'account', limit: perMinute(60) } as const;
const SignedWills = z.array(SignedWill);

export const signedWillsContract = {
  /** The newest first. */
  list: query({ ...own, input: z.void(), output: SignedWills }),
  /** Compares the current signed will with the answers of today; both lists are empty where there is none. */
  standing: query({
    ...own,
    isCostly: true,
    input: z.void(),
    output: z.strictObject({ changes: z.array(ClauseChange), findings: z.array(SignedFinding) }),
  }),
  /** Supersedes the one that was current. A will signed elsewhere has no copy. */
  record: mutation({
    ...own,
    isCostly: true,
    input: z.strictObject({
      copyId: SigningCopyId.nullable(),
      ...onTheDay,
      ...sinceThen,
      /** Sent only where the testator wants it kept. */
      photoOutcome: photoOutcome.optional(),
    }),
    output: SignedWills,
  }),
  /** `onTheDay` may be changed for a day after the record was made. */
  correct: mutation({
    ...own,
    input: z.strictObject({ id: SignedWillId, changes: z.strictObject({ ...onTheDay, ...sinceThen }).partial() }),
    output: SignedWills,
  }),
  /** The testator has destroyed the paper on purpose. Harmless to repeat. */
  end: mutation({
    ...own,
    input: z.strictObject({ id: SignedWillId, on: Day }),
    output: SignedWills,
  }),
  /** Deletes the record alone: the paper stays what it is. */
  remove: mutation({ ...own, input: z.strictObject({ id: SignedWillId }), output: SignedWills }),
};
