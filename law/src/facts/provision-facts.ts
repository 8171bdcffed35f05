import { provisionQuestions, tenth, years } from '@plainwill/contracts/will-data/questions/provision-questions';
import { maxPence, recordLimits } from '@plainwill/contracts/will-data/record-limits';
import {
  beneficiaryClasses,
  fallbackKinds,
  homeMortgageChoices,
  occupationKinds,
  outgoingsChoices,
  privateFilesChoices,
} from '@plainwill/contracts/will-data/vocabulary';
import { z } from 'zod';
import { pounds } from './question-facts.ts';
import { day, flag, hundredths, id, list, oneOf, optional, priority, recordOrNull, text, wholeFrom } from './values.ts';

const people = ['spouse', 'child', 'contact'] as const;

/** Of the whole of a level; absent where that is shared equally. */
export const percentage = optional(hundredths(100));

export const beneficiaryClass = optional(z.enum(beneficiaryClasses, 'Choose which family you mean'));

/** The spouse is known by the type alone, and a class by its name. */
export const recipient = z.strictObject({
  id: optional(id),
  name: text,
  type: oneOf([...people, 'class']),
  priority,
  percentage,
  classOf: beneficiaryClass,
  /** Children of the testator whom the class of children leaves out. */
  exceptIds: list(id),
});

/** A charity among the contacts. */
const charityShare = z.strictObject({
  id: z.string('Choose a charity').min(1, 'Choose a charity').max(200),
  percentage,
});

const orTrue = z.preprocess((value) => value ?? true, z.boolean('Must be true or false')).prefault(null);
const { description } = provisionQuestions.pet;
const { reasons } = provisionQuestions.exclusion;
const { amount, purpose, year } = provisionQuestions.advance;
const tooLong = (max: number) => `Must be ${max.toLocaleString('en-GB')} characters or less`;

export const homeTrust = recordOrNull({
  occupierType: oneOf(['spouse', 'contact']),
  occupierId: optional(id),
  kind: oneOf(occupationKinds),
  years: optional(wholeFrom(years.min, years.max, provisionQuestions.homeTrust.years.outside)),
  endsOnRemarriage: flag,
  endsOnCohabitation: flag,
  /** Null is yes of a right to occupy, and no of a life interest. */
  endsOnLeaving: optional(z.boolean('Must be true or false')),
  mayMove: orTrue,
  outgoings: oneOf(outgoingsChoices),
  mortgage: oneOf(homeMortgageChoices),
  onlyThisHome: flag,
  thenTo: list(recipient),
});

export const residueFallback = recordOrNull({ kind: oneOf(fallbackKinds), charities: list(charityShare) });

export const charityTenth = recordOrNull({
  percent: optional(hundredths(tenth.max).refine((percent) => percent >= tenth.min, 'Enter 10 or more')),
  leastAmount: pounds,
  mostAmount: pounds,
  recipients: list(charityShare),
}).refine((tenth) => !tenth?.leastAmount || !tenth.mostAmount || tenth.leastAmount <= tenth.mostAmount, {
  path: ['leastAmount'],
  error: 'The least must not be above the most',
});

export const personalChattels = recordOrNull({ recipients: list(recipient), withoutVehicles: flag, hasLetter: flag });

const pet = z.strictObject({
  id: optional(id),
  description: z
    .string(description.missing)
    .trim()
    .min(description.min, description.missing)
    .max(description.max, tooLong(description.max)),
  takerType: oneOf(people),
  takerId: optional(id),
  substituteType: oneOf(people),
  substituteId: optional(id),
  cashAmount: pounds,
  rehomingCharityId: optional(id),
});
export const pets = list(pet, recordLimits.pets);

export const digitalAssets = recordOrNull({
  hasPowers: flag,
  privateFiles: oneOf(privateFilesChoices),
  recipients: list(recipient),
});

const advance = z.strictObject({
  id: optional(id),
  personType: oneOf(people),
  personId: optional(id),
  amount: hundredths(maxPence / 100).refine((pounds) => pounds > 0, amount.missing),
  purpose: text.refine((typed) => typed.length <= purpose.max, tooLong(purpose.max)),
  year: optional(wholeFrom(year.min, year.max, year.outside)),
});
export const advances = list(advance, recordLimits.advances);

const exclusion = z.strictObject({
  id: optional(id),
  personType: oneOf(people),
  personId: optional(id),
  reasons: text.refine((typed) => typed.length <= reasons.max, tooLong(reasons.max)),
  madeOn: optional(day),
  isSigned: flag,
});
export const exclusions = list(exclusion, recordLimits.exclusions);

export const guardianSupport = recordOrNull({ paysCosts: flag, adaptsHome: flag, cashAmount: pounds });

/** For a child who is yet to be born, of somebody who has none under 18. */
export const laterGuardians = recordOrNull({
  guardianType: oneOf(people),
  guardianId: optional(id),
  substituteType: oneOf(people),
  substituteId: optional(id),
});
