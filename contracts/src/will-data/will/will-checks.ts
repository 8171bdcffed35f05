import { z } from 'zod';
import { AnswerPlace } from './answer-place.ts';
import { findingSubjects } from './finding-subjects.ts';

/**
 * How far a finding goes: `blocks` withholds the copy to sign, `warns` asks for an "I understand" before it,
 * `informs` stops nothing.
 */
export const severities = ['blocks', 'warns', 'informs'] as const;
export type Severity = (typeof severities)[number];

/** One thing that a check of the will has found. */
export const Finding = z.strictObject({
  /** The check, from the catalogue: `EXE-05`. */
  id: z.string(),
  severity: z.enum(severities),
  subject: z.enum(findingSubjects),
  /** The testator reads this message, with names filled in. */
  message: z.string(),
  /** The rule of law or practice behind it. */
  source: z.string(),
  /** The answer that cures it; null where no answer does. */
  place: AnswerPlace.nullable(),
});
export type Finding = z.infer<typeof Finding>;

/** Stands for words that the testator has read: the same for as long as they stay the same. */
export const FindingVersion = z
  .string()
  .regex(/^[\da-f]{32}$/)
  .max(32);

/** A finding as the testator reads it. */
export const OwnFinding = z.strictObject({
  ...Finding.shape,
  version: FindingVersion,
  /** The testator has said that they understand it, in these words. */
  isUnderstood: z.boolean(),
});
export type OwnFinding = z.infer<typeof OwnFinding>;

/** The most words of warnings that are kept as understood; the oldest give way. */
export const maxUnderstood = 400;

/** The ids of the warnings that were ticked: there are fewer kinds of finding than this. */
export const UnderstoodFindings = z.array(z.string().max(20)).max(400);
