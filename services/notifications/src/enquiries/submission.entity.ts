import { defineEntity, p } from '@mikro-orm/core';
import type { QuestionnaireAnswers } from '@plainwill/contracts/notifications/questionnaire';
import type { SubmissionId } from '@plainwill/contracts/shared/ids';
import type { Vault } from '@plainwill/kit/encryption/vault';

/** A finished questionnaire, as it was sent. */
export const SubmissionSchema = defineEntity({
  name: 'Submission',
  tableName: 'questionnaire_submissions',
  properties: {
    /** Made by the browser, so that a repeat of the same submission is known. */
    id: p.uuid().$type<SubmissionId>().primary(),
    /** Encrypted. */
    answers: p.text(),
    submittedAt: p.datetime().index(),
  },
});

const placeOf = (submissionId: SubmissionId) => ({
  table: 'questionnaire_submissions',
  column: 'answers',
  owner: submissionId,
});

export const encryptAnswers = (vault: Vault, submissionId: SubmissionId, answers: QuestionnaireAnswers) =>
  vault.encrypt(JSON.stringify(answers), placeOf(submissionId));

export const answersOf = (vault: Vault, { id, answers }: { id: SubmissionId; answers: string }): QuestionnaireAnswers =>
  JSON.parse(vault.decrypt(answers, placeOf(id)));
