import { z } from 'zod';
import { detailsParts, wishesParts } from './readiness.ts';

/**
 * How far a finding goes: `blocks` withholds the copy to sign, `warns` asks for an "I understand" before it,
 * `informs` stops nothing.
 */
export const severities = ['blocks', 'warns', 'informs'] as const;
export type Severity = (typeof severities)[number];

/** The sections that hold answers; `contacts` is the card of people under Your Details. */
export const answerParts = [...detailsParts, 'contacts', ...wishesParts] as const;
export type AnswerPart = (typeof answerParts)[number];

/** Where an answer is given: a section, and in it one card and one field, as far as the answer has them. */
export const AnswerPlace = z.strictObject({
  part: z.enum(answerParts),
  /** The child, contact, executor, gift or other row concerned. */
  recordId: z.string().nullable(),
  /** The name of the field in its form. */
  field: z.string().nullable(),
});
export type AnswerPlace = z.infer<typeof AnswerPlace>;

/** One thing that a check of the will has found. */
export const Finding = z.strictObject({
  /** The check, from the catalogue: `EXE-05`. */
  id: z.string(),
  severity: z.enum(severities),
  /** For the testator, with names filled in. */
  message: z.string(),
  /** The rule of law or practice behind it. */
  source: z.string(),
  /** The answer that cures it; null where no answer does. */
  place: AnswerPlace.nullable(),
});
export type Finding = z.infer<typeof Finding>;
