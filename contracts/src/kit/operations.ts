import { z } from 'zod';

/** Accepted work that no queue has yet. */
export const OutboxFigures = z.strictObject({
  waiting: z.int(),
  /** How long the oldest has waited; null when none waits. */
  oldestSeconds: z.number().nullable(),
});
export type OutboxFigures = z.infer<typeof OutboxFigures>;
