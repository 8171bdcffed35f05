import { unansweredOf } from '@plainwill/contracts/kit/question';
import { willSettingsQuestions } from '@plainwill/contracts/will-data/questions/will-settings-questions';
import type { WillSettings } from '@plainwill/contracts/will-data/records/will-settings';

/** Before anything is chosen. */
export const defaultSettings: WillSettings = unansweredOf(willSettingsQuestions);
