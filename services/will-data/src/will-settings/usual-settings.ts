import { unansweredOf } from '@plainwill/contracts/kit/question';
import type { WillSettings } from '@plainwill/contracts/will-data/will-settings';
import { willSettingsQuestions } from '@plainwill/contracts/will-data/will-settings-questions';

/** Before anything is chosen. */
export const usualSettings: WillSettings = unansweredOf(willSettingsQuestions);
