import { questionsOf } from '../../kit/question.ts';
import { inheritanceAge, survivorshipDays } from '../record-limits.ts';
import type { ExecutionVariant, PlannedEvent, ProtectionAdvice, SpouseSurvivorship } from '../vocabulary.ts';

const executionVariants: Record<ExecutionVariant, string> = {
  standard: 'I will read and sign it myself',
  cannot_read: 'I cannot read it, but will sign it',
  by_mark: 'I will sign with a mark',
  signed_by_another: 'Someone else will sign for me',
};

const protectionAdvices: Record<ProtectionAdvice, string> = {
  outright_advised: 'A solicitor has advised me to leave it to them outright',
};

const spouseSurvivorships: Record<SpouseSurvivorship, string> = {
  same: 'The same time as everyone else',
  none: 'They only need to be alive when I die',
};

const plannedEvents: Record<PlannedEvent, string> = { marriage: 'Marriage', civil_partnership: 'Civil partnership' };

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
  /** Says whether a child’s share of the residue passes to that child’s own children; null is as yes. */
  grandchildrenInherit: {
    type: 'yesNo',
    label: 'If your child cannot take their share, should their own children take it instead?',
    hint: 'Your grandchildren, including those not born yet. Most families want this.',
    isNullable: true,
  },
  /** Null until answered. */
  hasChildWhoDied: {
    type: 'yesNo',
    label: 'Have you had a child who has died?',
    hint: 'The children they left can inherit in their place.',
    isNullable: true,
    isEncrypted: true,
  },
  /** The testator has said that there are none. */
  hasNoSpecificGifts: { type: 'yesNo', label: 'I do not wish to leave any specific gifts', default: false },
  /** The partner of someone in a partnership is in the will, or is not; null until answered. */
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
  protectionAdvice: {
    type: 'choice',
    label: 'Leaving something to someone who needs help with money',
    options: protectionAdvices,
    isNullable: true,
    isEncrypted: true,
  },
  /** How long somebody must live on to inherit; at most what IHTA 1984 s.92 reads back. */
  survivorshipDays: {
    type: 'whole',
    label: 'How many days must someone outlive you to inherit?',
    hint: 'Usually 28, so that nothing passes twice if you die close together.',
    min: survivorshipDays.min,
    max: survivorshipDays.max,
    outside: `Enter a number of days from ${survivorshipDays.min} to ${survivorshipDays.max}`,
    default: survivorshipDays.default,
  },
  spouseSurvivorship: {
    type: 'choice',
    label: 'And your spouse or partner?',
    options: spouseSurvivorships,
    default: 'same',
  },
  /** The ceremony that is expected; null for either. */
  plannedEvent: { type: 'choice', label: 'Which are you planning?', options: plannedEvents, isNullable: true },
  /** A contact, of a testator who is single, divorced or widowed. */
  intendedSpouseId: {
    type: 'person',
    label: 'Who will it be with?',
    hint: 'It cancels a will, unless the will names the person and says that it is to stay.',
    isNullable: true,
  },
  isMirrorWill: {
    type: 'yesNo',
    label: 'My spouse or partner is making a will like mine',
    hint: 'Your will then says that each of you may still change it.',
    default: false,
  },
});
