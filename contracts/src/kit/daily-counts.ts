import { z } from 'zod';
import { countedDays } from './counted-days.ts';

/** How many there were on each of the last days in the United Kingdom, today the last. */
export const DailyCounts = z.array(z.int()).length(countedDays);
export type DailyCounts = z.infer<typeof DailyCounts>;
