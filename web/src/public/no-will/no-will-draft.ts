import { type FamilyAnswers, noFamilyAnswers } from '@plainwill/law/intestacy/family-answers';
import { sessionDraft } from '../../shared/drafts/session-draft.ts';

/** What a visitor told of their family, kept until the tab is closed. */
export const noWillDraft = sessionDraft<FamilyAnswers>('no-will', noFamilyAnswers);
