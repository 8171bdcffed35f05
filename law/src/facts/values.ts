import { dayParts } from '@plainwill/contracts/shared/calendar-date';
import { normalised } from '@plainwill/contracts/shared/characters';
import { z } from 'zod';

const orNull = (value: unknown) => (value === '' ? null : value);

/** `what`, or null where it is absent, null or empty. */
export const optional = <Schema extends z.ZodType>(what: Schema) =>
  z.preprocess(orNull, what.nullable()).prefault(null);

/** `what`, or as if `instead` were written where it is absent or null. */
const orElse = <Schema extends z.ZodType>(what: Schema, instead: z.input<Schema>) =>
  z.preprocess((value) => value ?? instead, what).prefault(null);

const maxTextLength = 10_000;

/** Text as it is stored; empty where there is none. What a file may hold is for `textProblems`. */
export const text = orElse(
  z
    .string()
    .max(maxTextLength, `Must be ${maxTextLength.toLocaleString('en-GB')} characters or less`)
    .transform(normalised),
  '',
);

export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  optional(z.enum(values, `Must be one of: ${values.join(', ')}`));

export const id = z.string('Must be an id').trim().min(1, 'Must be an id').max(200);

export const flag = orElse(z.boolean('Must be true or false'), false);

export const day = z
  .string('Must be a day, as 2026-11-20')
  .refine((value) => dayParts(value) !== null, 'Must be a real day, as 2026-11-20');

const whole = z.int('Must be a whole number');

/** Where a row stands among its like. */
export const position = orElse(whole, 0);

/** Who takes first: 1 before 2. */
export const priority = orElse(whole.min(1, 'Must be 1 or more'), 1);

export const wholeFrom = (min: number, max: number, message = `Must be from ${min} to ${max}`) =>
  whole.min(min, message).max(max, message);

const hasTwoDecimals = (amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4;

/** A number of pounds, or of per cent. */
export const hundredths = (most: number) =>
  z.number('Must be a number').min(0, 'Must be 0 or more').max(most).refine(hasTwoDecimals, 'Must have two decimals');

/** Empty where it is absent. */
export const list = <Row extends z.ZodType>(row: Row, max = Number.POSITIVE_INFINITY) =>
  orElse(z.array(row, 'Must be a list').max(max, `Must have ${max} rows or fewer`), []);

/** One record, of which everything may be absent. */
export const record = <Shape extends z.ZodRawShape>(shape: Shape) => {
  const whole = z.strictObject(shape);
  return z.preprocess((value) => value ?? {}, whole).prefault({});
};

/** What storage keeps beside the answers of a row; the will says nothing of it. */
export const storedFields = {
  userId: z.unknown().optional(),
  createdAt: z.unknown().optional(),
  updatedAt: z.unknown().optional(),
};

/** One record, or null where it is absent. */
export const recordOrNull = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .strictObject({ ...storedFields, id: optional(id), ...shape })
    .nullable()
    .prefault(null);
