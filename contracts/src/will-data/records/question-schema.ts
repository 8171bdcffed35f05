import { z } from 'zod';
import { TypedEmail } from '../../identity/credentials.ts';
import {
  type Answer,
  type FieldsWith,
  type Question,
  type Questions,
  type TextQuestion,
  valuesOf,
} from '../../kit/question.ts';
import { dayParts, earliestBirth } from '../../shared/calendar-date.ts';
import { PersonId } from '../../shared/ids.ts';
import { lineOfText, optionalName, personName, requiredLine, requiredText, text } from '../../shared/text.ts';
import { maxPence } from '../record-limits.ts';
import { cleanMobileNumber, dialledNumber } from '../vocabulary.ts';

/** `YYYY-MM-DD`. That it is not in the future is for whoever knows what day it is. */
const dayInALife = (name: string) =>
  z
    .string()
    .max(10)
    .refine((day) => dayParts(day) !== null, `${name} must be a real date`)
    .refine((day) => day >= earliestBirth, `${name} must be after 31 December 1899`);

/** A number of any country is taken, as any text: its reader may know better than we what can be called. */
const OptionalMobileNumber = lineOfText(40, 'Mobile number').transform(dialledNumber);
const MobileNumber = OptionalMobileNumber.refine(
  (number) => cleanMobileNumber('+44', number) !== '',
  'Enter a mobile number, like 07700 900123',
);
const CallingCode = z
  .string()
  .max(4)
  .regex(/^\+[1-9]\d{0,2}$/, 'Choose a country code');
const OptionalEmail = z.union([z.literal(''), TypedEmail]);
const Pence = z.int().min(0, 'Enter an amount of £0 or more').max(maxPence, 'Enter a smaller amount');

/** A sent answer has any text as an id until it is checked. */
type Sent<Q> = Q extends { type: 'person' } ? string | (Q extends { isNullable: true } ? null : never) : Answer<Q>;
type Schema<Q> = z.ZodType<Answer<Q>, Sent<Q>>;
type Shape<Q extends Questions> = {
  [F in keyof Q]: Q[F] extends { isOptional: true } ? z.ZodOptional<Schema<Q[F]>> : Schema<Q[F]>;
};

/** A record sends these for its questions. */
export const fieldsOf = <Q extends Questions>(questions: Q) =>
  z.strictObject(
    Object.fromEntries(Object.entries(questions).map(([field, question]) => [field, schemaOf(question)])) as Shape<Q>,
  );

/** Our staff change only some of the fields. */
export const fieldsForStaff = <Q extends Questions>(questions: Q) =>
  fieldsOf(
    Object.fromEntries(
      Object.entries(questions).filter(([, { isForTestatorOnly }]) => !isForTestatorOnly),
    ) as unknown as Omit<Q, FieldsWith<Q, 'isForTestatorOnly'>>,
  );

function schemaOf(question: Question): z.ZodType {
  const schema = answerSchema(question);
  const nullable = question.isNullable ? schema.nullable() : schema;
  return question.isOptional ? nullable.optional() : nullable;
}

function answerSchema(question: Question): z.ZodType {
  const { label, name = label, missing = '', isNeededToSave, isNullable } = question;
  switch (question.type) {
    case 'name':
    case 'line':
    case 'text': {
      const asText = textSchema(question, name, isNeededToSave ? missing : null);
      return isNullable ? asText.transform((value) => value || null) : asText;
    }
    case 'email':
      return isNeededToSave ? TypedEmail : OptionalEmail;
    case 'mobile':
      return isNeededToSave ? MobileNumber : OptionalMobileNumber;
    case 'callingCode':
      return CallingCode;
    case 'birthday':
      return dayInALife(name);
    case 'choice':
      return z.enum(valuesOf(question), missing || undefined);
    case 'yesNo':
      return z.boolean();
    case 'person':
      return PersonId;
    case 'pence':
      return question.min ? Pence.min(question.min, missing) : Pence;
    case 'whole':
      return z.int().min(question.min, question.outside).max(question.max, question.outside);
  }
}

/** `missing` is null where it may be empty; else it is the message of what is too short, too. */
function textSchema(
  { type, min = 0, max }: Pick<TextQuestion, 'type' | 'min' | 'max'>,
  name: string,
  missing: string | null,
) {
  switch (type) {
    case 'name':
      return missing === null ? optionalName(max, name) : personName(max, name, missing);
    case 'line':
      return missing === null
        ? lineOfText(max, name)
        : requiredLine(max, name, missing).refine((line) => line.length >= min, missing);
    case 'text':
      return missing === null ? text(max, name) : requiredText(max, name, missing);
  }
}
