import type { QuestionnaireAnswers } from '@plainwill/contracts/notifications/questionnaire';
import type { SubmissionId } from '@plainwill/contracts/shared/ids';
import type { Vault } from '@plainwill/kit/encryption/vault';

const placeOf = (submissionId: SubmissionId) => ({
  table: 'questionnaire_submissions',
  column: 'answers',
  owner: submissionId,
});

export const sealAnswers = (vault: Vault, submissionId: SubmissionId, answers: QuestionnaireAnswers) =>
  vault.seal(JSON.stringify(answers), placeOf(submissionId));

export const answersOf = (vault: Vault, { id, answers }: { id: SubmissionId; answers: string }): QuestionnaireAnswers =>
  JSON.parse(vault.open(answers, placeOf(id)));
