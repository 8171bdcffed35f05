import { z } from 'zod';

/** The words of a will as they are printed, without the answers behind them and without what explains them. */
export const SharedWords = z.strictObject({
  title: z.string(),
  sections: z.array(
    z.strictObject({
      heading: z.string(),
      clauses: z.array(z.strictObject({ number: z.string(), text: z.string(), items: z.array(z.string()) })),
    }),
  ),
});
export type SharedWords = z.infer<typeof SharedWords>;
