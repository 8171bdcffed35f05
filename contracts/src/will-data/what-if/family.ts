import { z } from 'zod';
import { dayParts } from '../../shared/calendar-date.ts';
import { isOneLine, isPlain, isReadable, isVisible } from '../../shared/characters.ts';
import { lineOfText } from '../../shared/text.ts';
import { maxPence } from './limits.ts';

export const spouseStatuses = [
  'married',
  'civil-partner',
  'separated',
  'conditional-order',
  'judicially-separated',
  'separation-order',
  'divorced',
  'cohabiting',
  'engaged',
] as const;
export type SpouseStatus = (typeof spouseStatuses)[number];

const kinds = ['birth', 'adopted', 'step', 'foster', 'adopted-away', 'unrecorded-father'] as const;
export const bloods = ['whole', 'half', 'none'] as const;
export const ordersOfDeath = ['before', 'after', 'unknown'] as const;

/** The most of each kind of relatives. */
export const maxRelatives = 100;

/** The most that one family is told through: children, grandchildren and so on. */
const maxGenerations = 8;

export const personKey = z
  .string()
  .min(1, 'Give an id')
  .max(100, 'Must be 100 characters or less')
  .refine((id) => isReadable(id) && isVisible(id) && isOneLine(id) && isPlain(id), 'Must be an id that can be read');
export const pence = z
  .int('Must be whole pence')
  .min(0, 'Must be 0 or more')
  .max(maxPence, 'Must be £90 billion or less');
export const day = z
  .string()
  .max(10)
  .refine((text) => dayParts(text) !== null, 'Must be a real day, as 2026-11-20');

const person = {
  id: personKey,
  name: lineOfText(300, 'A name').optional(),
  /** False: died first. */
  alive: z.boolean().optional(),
  died: day.optional(),
  /** A death on the day itself has an order. */
  order: z.enum(ordersOfDeath).optional(),
  born: day.optional(),
  /** The age in whole years at the death. */
  age: z.int().min(0).max(130).optional(),
  kind: z.enum(kinds).optional(),
  /** Under 18, and married or in a civil partnership. */
  married: z.boolean().optional(),
  unborn: z.boolean().optional(),
  disclaims: z.boolean().optional(),
  forfeits: z.boolean().optional(),
};

const blood = z.enum(bloods).optional();

/** Somebody related to the person who has died, with their own children. */
export type Relative = z.infer<z.ZodObject<typeof person>> & {
  blood?: z.infer<typeof blood>;
  children?: Relative[];
};
const childless = z.strictObject({ ...person, blood });
const relativeWithin = (generations: number): z.ZodType<Relative> =>
  generations === 1
    ? childless
    : childless.extend({
        children: z
          .array(relativeWithin(generations - 1))
          .max(maxRelatives)
          .optional(),
      });
export const Relative = relativeWithin(maxGenerations);

const relatives = z.array(Relative).max(maxRelatives).optional();

/** Relatives whom no will of ours stores. */
export const WiderFamily = z.strictObject({
  parents: relatives,
  siblings: relatives,
  grandparents: relatives,
  auntsAndUncles: relatives,
});
export type WiderFamily = z.infer<typeof WiderFamily>;

export const Family = z.strictObject({
  /** The day of death. */
  asOf: day,
  /** These rules share out this much: after debts, funeral and costs, before tax, without joint things. */
  estatePence: pence,
  chattelsPence: pence.optional(),
  /** The part of joint things that goes to their other owner. */
  outside: z
    .array(z.strictObject({ to: personKey, pence, what: z.string().max(300) }))
    .max(maxRelatives)
    .optional(),
  /** The part of an estate that a will has left out. */
  partial: z.boolean().optional(),
  born: day.optional(),
  spouse: z.strictObject({ ...person, status: z.enum(spouseStatuses) }).nullish(),
  children: relatives,
  ...WiderFamily.shape,
});
/** The family and estate that a death leaves. Source: `intestacy`, the Administration of Estates Act 1925, Part IV. */
export type Family = z.infer<typeof Family>;
