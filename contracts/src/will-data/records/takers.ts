import { z } from 'zod';
import { PersonId } from '../../shared/ids.ts';
import { formerRecordLimits } from '../record-limits.ts';
import { takerClasses } from '../vocabulary.ts';

/** A person, or a class of people by its name. */
export const TakerId = z.union([PersonId, z.enum(takerClasses)]);
export type TakerId = z.infer<typeof TakerId>;

/** One who inherits something; priority 1 takes first, and those at one priority share. */
export const Taker = z.strictObject({
  personId: TakerId,
  priority: z.int().min(1).max(formerRecordLimits.recipients),
  /** In hundredths of a per cent, 10,000 being the whole; null at all of a priority shares it equally. */
  shareBasisPoints: z.int().min(1).max(10_000).nullable(),
  /** Children of the testator whom the class of children leaves out. */
  exceptIds: z.array(PersonId).max(formerRecordLimits.children).optional(),
});
export type Taker = z.infer<typeof Taker>;

/** The same as it is sent. */
export const NewTaker = Taker.partial({ shareBasisPoints: true });
export type NewTaker = z.infer<typeof NewTaker>;

/** A list of takers as it is sent. */
export const NewTakers = z.array(NewTaker).max(formerRecordLimits.recipients);
