import { z } from 'zod';
import { dayParts } from '../../shared/calendar-date.ts';
import { nameLength } from '../../shared/characters.ts';
import { PersonId } from '../../shared/ids.ts';
import { lineOfText, personName, requiredLine } from '../../shared/text.ts';
import { addressQuestions } from '../questions/address-questions.ts';
import { recordLimits } from '../record-limits.ts';
import { fieldsOf } from '../records/question-schema.ts';
import { severities } from '../will/will-checks.ts';
import { attendances, maxWitnesses, witnessRelations } from './witness-relations.ts';

/** `YYYY-MM-DD`, a day that there is. */
export const Day = z
  .string()
  .max(10)
  .refine((text) => dayParts(text) !== null, 'Enter a real date');

/** The most people of one account, with the testator and both classes. */
const maxReferences = recordLimits.contacts + recordLimits.children + 4;

/**
 * Those whom an answer names: each by their id, or `testator`, `spouse`, or a class (`children`, `grandchildren`) for a
 * member of it whom no record names; else by a full name. A name that nobody in the will has is an outsider’s.
 */
const references = z.array(requiredLine(200, 'The name', 'Enter their name')).max(maxReferences);

/** These answers tell one person from another. */
const identity = {
  name: personName(3 * nameLength, 'Name', 'Enter their full name'),
  /** The record that this person is; null where none was chosen, so that the name and the rest decide. */
  personId: PersonId.nullable(),
  /** The testator has said that this is none of these people, though the name is the same: ids, or `testator`. */
  notSameAs: references,
  /** Null: not known. */
  dateOfBirth: Day.nullable(),
  /** In whole years on the day it was asked; null: not known, or the date of birth says it. */
  age: z.int().min(0).max(130).nullable(),
  /** Empty parts: not known. `address` alone has an address that came in one line. */
  address: fieldsOf(addressQuestions),
  email: lineOfText(254, 'Email'),
  mobileNumber: lineOfText(40, 'Mobile number'),
  /** To the testator; null: not asked. */
  relation: z.enum(witnessRelations).nullable(),
  /** In a marriage or civil partnership with these. Null: not asked; `[]`: asked, and with nobody in the will. */
  spouseOf: references.nullable(),
  /** Living with these as a couple, or engaged to them, and not married. Null: not asked; `[]`: asked, with nobody. */
  partnerOf: references.nullable(),
};

/**
 * A witness as an account stores one. Answers about health and about us are no part of it: `WitnessFitness` has them, and
 * of those only `isFitAsked` is stored.
 */
export const Witness = z.strictObject({
  ...identity,
  /** 18 or over, as the testator says. Null: not asked, and neither date of birth nor age need be known. */
  isAdult: z.boolean().nullable(),
  /** Empty: not known. */
  occupation: lineOfText(200, 'Occupation'),
  /** The parents, as far as they are in the will. Null: not asked; `[]`: asked, and nobody in the will is a parent. */
  childOf: references.nullable(),
  /** The charities and other bodies in the will that this witness works or acts for; `[]`: none, or not asked. */
  actsFor: references,
  /** Asked whether anything stands in the way (sight, understanding, being there, working for us): nothing does. */
  isFitAsked: z.boolean(),
});
export type Witness = z.infer<typeof Witness>;

/** Judged where it is answered, and never sent or stored: health is nobody’s to keep. Each is null where it was not asked. */
export const WitnessFitness = z.strictObject({
  isBlind: z.boolean().nullable(),
  canUnderstand: z.boolean().nullable(),
  /** Null counts as in person. */
  attends: z.enum(attendances).nullable(),
  /** Works for us. */
  isStaff: z.boolean().nullable(),
  /** Had a part in writing or checking this will. */
  preparedWill: z.boolean().nullable(),
});
export type WitnessFitness = z.infer<typeof WitnessFitness>;

/** Somebody who signs for the testator, reads the will over or interprets. */
export const Helper = z.strictObject(identity);
export type Helper = z.infer<typeof Helper>;

export const SigningPlan = z.strictObject({
  /** In the order in which they sign. */
  witnesses: z.array(Witness).max(maxWitnesses, `You can name up to ${maxWitnesses} witnesses`),
  signing: z.strictObject({
    /** The day of the signing; null: not decided. */
    plannedFor: Day.nullable(),
    /** Each is null while nobody is named. */
    signsForTestator: Helper.nullable(),
    reader: Helper.nullable(),
    /** The testator follows the will only in another language; false until that is said. */
    needsInterpreter: z.boolean(),
    interpreter: Helper.nullable(),
  }),
});
export type SigningPlan = z.infer<typeof SigningPlan>;

/** One thing found in a plan: `blocks` means that it must change before the day; no finding refuses anything. */
export const PlanProblem = z.strictObject({
  /** The check, from the catalogue: `SIG-13`. */
  id: z.string(),
  severity: z.enum(severities),
  /** The name of the witness or helper it is about, as typed; null for the plan as a whole. */
  person: z.string().nullable(),
  /** The testator reads this message, with names filled in. */
  message: z.string(),
});
export type PlanProblem = z.infer<typeof PlanProblem>;
