import { questionsOf } from '../../kit/question.ts';
import { inheritanceAge } from '../record-limits.ts';
import type { ExecutionVariant } from '../vocabulary.ts';

const executionVariants: Record<ExecutionVariant, string> = {
  standard: 'I will read and sign it myself',
  cannot_read: 'I cannot read it, but will sign it',
  by_mark: 'I will sign with a mark',
  signed_by_another: 'Someone else will sign for me',
};

const { min, max, default: defaultAge } = inheritanceAge;

export const willSettingsQuestions = questionsOf({
  /** When a child is given what they take of the residue. */
  childrenInheritanceAge: {
    type: 'whole',
    label: 'Children’s inheritance age',
    hint: `From ${min} to ${max}. Until then your executors look after what a child inherits.`,
    min,
    max,
    default: defaultAge,
  },
  /** The testator has said that there are none. */
  hasNoSpecificGifts: { type: 'yesNo', label: 'I do not wish to leave any specific gifts', default: false },
  /** Of someone in a partnership: whether the partner is in the will; null until answered. */
  includePartner: { type: 'yesNo', label: 'Include your partner in your will?', isNullable: true },
  /** How the testator will sign; null until chosen, which is as `standard`. It may tell of somebody's health. */
  executionVariant: {
    type: 'choice',
    label: 'How will you sign?',
    hint: 'This changes the signing wording.',
    options: executionVariants,
    isNullable: true,
    isEncrypted: true,
  },
});
