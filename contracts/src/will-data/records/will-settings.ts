import type { z } from 'zod';
import { mutation } from '../../kit/contract.ts';
import { willSettingsQuestions } from '../questions/will-settings-questions.ts';
import { fieldsOf } from './question-schema.ts';

export const WillSettings = fieldsOf(willSettingsQuestions);
export type WillSettings = z.infer<typeof WillSettings>;

export const willSettingsContract = {
  /** Only the changed settings. That there are no specific gifts removes any there are. */
  save: mutation({ access: 'account', input: WillSettings.partial(), output: WillSettings }),
};
