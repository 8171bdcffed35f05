import { defineEntity, p } from '@mikro-orm/core';
import type { SubmissionId } from '@plainwill/contracts/shared/ids';

/** A finished questionnaire, as it was sent. */
export const SubmissionSchema = defineEntity({
  name: 'Submission',
  tableName: 'questionnaire_submissions',
  properties: {
    /** Made by the browser, so that a repeat of the same submission is known. */
    id: p.uuid().$type<SubmissionId>().primary(),
    /** Sealed; see submission-answers.ts. */
    answers: p.text(),
    submittedAt: p.datetime().index(),
  },
});
