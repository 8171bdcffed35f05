import { sessionDraft } from '../../session-draft.ts';
import { noAnswers } from './answers.ts';

export const estimatorDraft = sessionDraft('estimator', noAnswers);
