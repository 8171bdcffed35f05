import { z } from 'zod';
import { mutation, perMinute, query } from '../../kit/contract.ts';
import type { ReasonTable } from '../../kit/reasons.ts';
import { AnswerPlace, AnswerSource } from './answer-place.ts';
import { documentFormats, FileToSave } from './files.ts';
import { FindingVersion, OwnFinding } from './will-checks.ts';
import { willPurposes } from './will-purposes.ts';

/** A stretch of a clause; `name` is set as names are, in capitals and bold; `blank` waits for the answer at `place`. */
export const Run = z.strictObject({
  text: z.string(),
  style: z.enum(['plain', 'name', 'blank']),
  place: AnswerPlace.optional(),
});
export type Run = z.infer<typeof Run>;

export const Clause = z.strictObject({
  /** Stable whatever the number: `executors.appointment`. */
  id: z.string(),
  /** Computed: `3.1`. */
  number: z.string(),
  runs: z.array(Run),
  /** Lettered (a), (b), (c) in this order. */
  items: z.array(z.array(Run)),
  /** Why this is here, in plain English. */
  explanation: z.string(),
  /** The rule of law behind it. */
  source: z.string(),
  /** The answers it was made from. */
  answers: z.array(AnswerSource),
});
export type Clause = z.infer<typeof Clause>;

/** The sections in the order printed. */
const sectionKeys = ['declaration', 'funeral', 'executors', 'guardianship', 'gifts', 'residue', 'trustees'] as const;

export const WillSection = z.strictObject({
  key: z.enum(sectionKeys),
  number: z.int(),
  heading: z.string(),
  clauses: z.array(Clause),
});
export type WillSection = z.infer<typeof WillSection>;

/** One person signs in a block, which names them and labels what they write by hand. */
export const SignatureBlock = z.strictObject({
  who: z.string(),
  /** This text stands beside a box, where a mark takes the place of a signature. */
  markBox: z.string().optional(),
  labels: z.array(z.string()),
  /** This name is printed beneath the line for the signature. */
  printedName: z.string().optional(),
});
export type SignatureBlock = z.infer<typeof SignatureBlock>;

const millimetres = z.number().min(0).max(300);

/** Room for ink on a signing copy, in millimetres from the top left of its page. */
export const PaperBox = z.strictObject({
  /** From 1; null of a box on every page. */
  page: z.int().positive().nullable(),
  /** As the paper names those who write there; empty beside the date. */
  who: z.string(),
  /** As the paper labels it. Boxes of one person with one label are parts of one answer, as are those of the date. */
  label: z.string(),
  x: millimetres,
  y: millimetres,
  width: millimetres,
  height: millimetres,
});
export type PaperBox = z.infer<typeof PaperBox>;

/** Shows a page of another copy that was mixed up with these. It is no guard against a forger, who can print it too. */
export const CopyMark = z.strictObject({
  /** Counts from 1 for each testator. */
  number: z.int().positive(),
  /** The first eight hexadecimal digits of the SHA-256 of the will’s words; copies made before 0.3.0 have four. */
  mark: z.string().regex(/^(?:[\dA-F]{4}){1,2}$/),
  pageCount: z.int().positive(),
  /** Copies made before 0.3.0 have none, and no marks to recognise their pages by. */
  boxes: z.array(PaperBox).optional(),
});
export type CopyMark = z.infer<typeof CopyMark>;

export const WillDocument = z.strictObject({
  purpose: z.enum(willPurposes),
  testator: z.string(),
  title: z.string(),
  sections: z.array(WillSection),
  /** A signing copy has this once its pages are counted; null in a draft. */
  copy: CopyMark.nullable(),
  dated: z.string(),
  /** Empty while a check blocks. */
  attestation: z.string(),
  /** The blocks in the order of the paper; none in a draft. */
  signatures: z.array(SignatureBlock),
  /** The checks, by id, that find a part missing or a choice that names nobody; a will to sign has none. */
  notReady: z.array(z.string()),
});
export type WillDocument = z.infer<typeof WillDocument>;

/** The will as the testator finds it: what it says, what is to be said about it, and what is new in it. */
export const WillPreview = z.strictObject({
  document: WillDocument,
  /** Findings that block the copy to sign come first, then those that warn, then those that inform. */
  checks: z.array(OwnFinding),
  isFirstLook: z.boolean(),
  /** The clauses that are new or say something else since the testator last looked. */
  changed: z.array(z.string()),
  /** How many clauses have gone since then. */
  removed: z.int().min(0),
  /** Sent back, so that only what was on the screen is marked as seen. */
  version: FindingVersion,
  /** Those who would lose something by being a witness, in words. */
  barredWitnesses: z.array(z.string()),
});
export type WillPreview = z.infer<typeof WillPreview>;

export const willDocumentReasons = {
  WillNotReady: {
    code: 'PRECONDITION_FAILED',
    message: 'Your will is not ready yet. Finish Your Details and Your Wishes first.',
  },
  WillTooLong: {
    code: 'PRECONDITION_FAILED',
    message: 'Your will has grown too long to write out here. Shorten some answers, or remove a few gifts or people.',
  },
  CharacterNotPrintable: {
    code: 'BAD_REQUEST',
    message: 'The character {character} in your answers cannot be printed. Write that name or word another way.',
  },
} as const satisfies ReasonTable;

export const willDocumentContract = {
  preview: query({ access: 'account', limit: perMinute(120), isCostly: true, input: z.void(), output: WillPreview }),
  /** Records that the testator has looked at this version. Does nothing where the will says something else by now. */
  markSeen: mutation({
    access: 'account',
    limit: perMinute(60),
    isCostly: true,
    input: z.strictObject({ version: FindingVersion }),
    output: z.void(),
  }),
  /** Keeps that the testator understands a finding in the words of this version, or does so no longer. */
  understand: mutation({
    access: 'account',
    limit: perMinute(120),
    input: z.strictObject({ version: FindingVersion, isUnderstood: z.boolean() }),
    output: z.void(),
  }),
  /** The same words in each format, marked as a draft. */
  file: query({
    access: 'account',
    limit: perMinute(20),
    isCostly: true,
    input: z.strictObject({ format: z.enum(documentFormats) }),
    output: FileToSave,
  }),
};
