import { provisionQuestions, tenth, years } from '@plainwill/contracts/will-data/questions/provision-questions';
import { recordLimits } from '@plainwill/contracts/will-data/record-limits';
import {
  fallbackKinds,
  homeMortgageChoices,
  occupationKinds,
  outgoingsChoices,
  privateFilesChoices,
  takerClasses,
} from '@plainwill/contracts/will-data/vocabulary';
import { z } from 'zod';
import { pounds } from './question-facts.ts';
import { day, flag, hundredths, id, list, oneOf, optional, priority, recordOrNull, text, wholeFrom } from './values.ts';

const people = ['spouse', 'child', 'contact'] as const;

/** Of the whole of a level; absent where that is shared equally. */
export const percentage = optional(hundredths(100));

export const takerClass = optional(z.enum(takerClasses, 'Choose which family you mean'));

/** The spouse is known by the type alone, and a class by its name. */
export const taker = z.strictObject({
  id: optional(id),
  name: text,
  type: oneOf([...people, 'class']),
  priority,
  percentage,
  class_of: takerClass,
  /** Children of the testator whom the class of children leaves out. */
  except_ids: list(id),
});

/** A charity among the contacts. */
const charityShare = z.strictObject({
  id: z.string('Choose a charity').min(1, 'Choose a charity').max(200),
  percentage,
});

const orTrue = z.preprocess((value) => value ?? true, z.boolean('Must be true or false')).prefault(null);
const { description } = provisionQuestions.pet;
const { reasons } = provisionQuestions.exclusion;
const tooLong = (max: number) => `Must be ${max.toLocaleString('en-GB')} characters or less`;

export const homeTrust = recordOrNull({
  occupier_type: oneOf(['spouse', 'contact']),
  occupier_id: optional(id),
  kind: oneOf(occupationKinds),
  years: optional(wholeFrom(years.min, years.max, provisionQuestions.homeTrust.years.outside)),
  ends_on_remarriage: flag,
  ends_on_cohabitation: flag,
  /** Null is yes of a right to occupy, and no of a life interest. */
  ends_on_leaving: optional(z.boolean('Must be true or false')),
  may_move: orTrue,
  outgoings: oneOf(outgoingsChoices),
  mortgage: oneOf(homeMortgageChoices),
  then_to: list(taker),
});

export const residueFallback = recordOrNull({ kind: oneOf(fallbackKinds), charities: list(charityShare) });

export const charityTenth = recordOrNull({
  percent: optional(hundredths(tenth.max).refine((percent) => percent >= tenth.min, 'Enter 10 or more')),
  least_amount: pounds,
  most_amount: pounds,
  recipients: list(charityShare),
}).refine((tenth) => !tenth?.least_amount || !tenth.most_amount || tenth.least_amount <= tenth.most_amount, {
  path: ['least_amount'],
  error: 'The least must not be above the most',
});

export const personalChattels = recordOrNull({ recipients: list(taker), without_vehicles: flag, has_letter: flag });

const pet = z.strictObject({
  id: optional(id),
  description: z
    .string(description.missing)
    .trim()
    .min(description.min, description.missing)
    .max(description.max, tooLong(description.max)),
  taker_type: oneOf(people),
  taker_id: optional(id),
  substitute_type: oneOf(people),
  substitute_id: optional(id),
  cash_amount: pounds,
  rehoming_charity_id: optional(id),
});
export const pets = list(pet, recordLimits.pets);

export const digitalAssets = recordOrNull({
  has_powers: flag,
  private_files: oneOf(privateFilesChoices),
  recipients: list(taker),
});

const exclusion = z.strictObject({
  id: optional(id),
  person_type: oneOf(people),
  person_id: optional(id),
  reasons: text.refine((typed) => typed.length <= reasons.max, tooLong(reasons.max)),
  made_on: optional(day),
  is_signed: flag,
});
export const exclusions = list(exclusion, recordLimits.exclusions);

export const guardianSupport = recordOrNull({ pays_costs: flag, adapts_home: flag, cash_amount: pounds });
