import { z } from 'zod';
import { mutation } from '../../kit/contract.ts';
import { labelsOf, type Questions } from '../../kit/question.ts';
import { text } from '../../shared/text.ts';
import { personalDetailsQuestions } from '../questions/personal-details-questions.ts';
import { spouseDetailsQuestions } from '../questions/spouse-details-questions.ts';

/** The records of which nothing is stored until several answers are there. */
export const draftedParts = ['personalDetails', 'spouseDetails'] as const;
export type DraftedPart = (typeof draftedParts)[number];

/** The longest text of an answer as it was typed: a date that is half there, a number that is none. */
const draftTextLength = 300;

/** Texts by question, each of them optional. */
const textsOf = <Q extends Questions, Text extends z.ZodType<string>>(
  questions: Q,
  textOf: (label: string) => Text,
) => {
  const texts = Object.entries(labelsOf(questions)).map(([field, label]) => [field, textOf(label)]);
  return z.strictObject(Object.fromEntries(texts) as Record<keyof Q, Text>).partial();
};

const typed = <Q extends Questions>(questions: Q) => textsOf(questions, (label) => text(draftTextLength, label));
const stored = <Q extends Questions>(questions: Q) => textsOf(questions, () => z.string()).nullable();

/** The answers that wait for the first save of their record, as text by question; null where there are none. */
export const RecordDrafts = z.strictObject({
  personalDetails: stored(personalDetailsQuestions),
  spouseDetails: stored(spouseDetailsQuestions),
});
export type RecordDrafts = z.infer<typeof RecordDrafts>;

export const noDrafts: RecordDrafts = { personalDetails: null, spouseDetails: null };

export const recordDraftsContract = {
  /**
   * Keeps what is typed before its record can be saved, beside what was kept of it before: only the texts that have
   * changed. It goes with the first save, and a record that is stored has none.
   */
  save: mutation({
    access: 'account',
    input: z.discriminatedUnion('part', [
      z.strictObject({ part: z.literal('personalDetails'), texts: typed(personalDetailsQuestions) }),
      z.strictObject({ part: z.literal('spouseDetails'), texts: typed(spouseDetailsQuestions) }),
    ]),
    output: RecordDrafts,
  }),
};
