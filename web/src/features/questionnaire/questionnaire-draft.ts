import type { PartialAnswers } from '@plainwill/contracts/notifications/vocabulary';
import { storedDraftAtom } from '../../drafts/draft-atoms.ts';

export interface QuestionnaireDraft {
  answers: PartialAnswers;
  /** Names this set of answers, so that sending it twice counts once; other answers get another. */
  submissionId: string | null;
}

/** Survives a reload, and ends with the browser's tab. */
export const questionnaireDraftAtom = storedDraftAtom<QuestionnaireDraft>(
  'questionnaire',
  { answers: {}, submissionId: null },
  () => sessionStorage,
);

export const withAnswer = ({ answers }: QuestionnaireDraft, answer: PartialAnswers): QuestionnaireDraft => ({
  answers: { ...answers, ...answer },
  submissionId: null,
});
