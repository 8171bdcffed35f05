import { z } from 'zod';

/** Which page of a list, as tRPC's infinite queries ask for it: the one after the row `cursor`, else the first. */
export const pageAfter = <Id extends z.ZodType>(id: Id) => ({
  cursor: id.nullish(),
  /** Sent by these queries; our lists are read one way. */
  direction: z.literal('forward').optional(),
});
