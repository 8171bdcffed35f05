import { sessionDraft } from '../../drafts/session-draft.ts';
import { noAnswers } from './answers.ts';

export const estimatorDraft = sessionDraft('estimator', noAnswers);
