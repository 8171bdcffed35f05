import { z } from 'zod';
import { countedDays } from './operations-rules.ts';

/** Accepted work that no queue has yet. */
export const OutboxFigures = z.strictObject({
  waiting: z.int(),
  /** How long the oldest has waited; null when none waits. */
  oldestSeconds: z.number().nullable(),
});
export type OutboxFigures = z.infer<typeof OutboxFigures>;

/** How many there were on each of the last days in the United Kingdom, today the last. */
export const DailyCounts = z.array(z.int()).length(countedDays);
export type DailyCounts = z.infer<typeof DailyCounts>;
