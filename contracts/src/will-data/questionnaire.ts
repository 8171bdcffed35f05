import { z } from 'zod';
import { mutation, perHour, query } from '../kit/contract.ts';
import { QuestionnaireAnswers, SentAnswers, Submission } from '../notifications/questionnaire.ts';
import { SubmissionId } from '../shared/ids.ts';
import { HomeDetails } from './records/home-details.ts';
import { FileToSave } from './will/files.ts';

/** The answers that the account gave before it signed in. */
export const ClaimedQuestionnaire = z.strictObject({ submissionId: SubmissionId, answers: SentAnswers });
export type ClaimedQuestionnaire = z.infer<typeof ClaimedQuestionnaire>;

export const claimedQuestionnaireContract = {
  /**
   * Makes submitted answers the account's own, in place of any claimed before, and begins the home details with their
   * address where there are none yet.
   */
  claim: mutation({
    access: 'account',
    input: Submission,
    output: z.strictObject({ questionnaire: ClaimedQuestionnaire, homeDetails: HomeDetails.nullable() }),
  }),
  /** The answers given, with what happens next, as a PDF to keep. Nothing is stored. */
  summary: query({
    access: 'public',
    limit: perHour(60),
    input: z.strictObject({ answers: QuestionnaireAnswers }),
    output: FileToSave,
  }),
};
