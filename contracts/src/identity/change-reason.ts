import { requiredText } from '../shared/text.ts';
import { changeReasonLength } from './vocabulary.ts';

/** Why an administrator changes something for somebody; kept in the audit log. */
export const ChangeReason = requiredText(changeReasonLength, 'The reason', 'Enter a reason');
