import { z } from 'zod';
import { mutation, perHour } from '../kit/contract.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { asStored } from '../shared/as-stored.ts';
import { SubmissionId } from '../shared/ids.ts';
import { StructuredAddress } from '../shared/structured-address.ts';
import { testatorOptions, yesNo } from './vocabulary.ts';

const common = { whoFor: z.enum(testatorOptions), children: z.enum(yesNo), business: z.enum(yesNo) };

const answersWith = <A extends z.ZodType<StructuredAddress>>(address: A) =>
  z.discriminatedUnion('homeOwned', [
    z.strictObject({ ...common, homeOwned: z.literal('Yes'), address }),
    z.strictObject({ ...common, homeOwned: z.literal('No'), locationEnglandWales: z.enum(yesNo) }),
  ]);

/** A finished questionnaire, by question id. */
export const QuestionnaireAnswers = answersWith(StructuredAddress);
/** A stored questionnaire stays as it was sent, whatever is asked of new ones. */
export const SentAnswers = answersWith(asStored(StructuredAddress));
export type QuestionnaireAnswers = z.infer<typeof QuestionnaireAnswers>;

/** The id is made by the browser, so that a repeat of the same submission is harmless. */
export const Submission = z.strictObject({ submissionId: SubmissionId, answers: QuestionnaireAnswers });
export type Submission = z.infer<typeof Submission>;

export const questionnaireReasons = {
  SubmissionIdTaken: {
    code: 'CONFLICT',
    message: 'These answers differ from the ones already sent. Start the questionnaire again.',
  },
} as const satisfies ReasonTable;

export const questionnaireContract = {
  /** Durable once answered. */
  submit: mutation({
    access: 'public',
    limit: perHour(60),
    input: Submission,
    output: z.void(),
  }),
};
