import { z } from 'zod';

/** `found`, or why there is nothing; `unavailable` is ours to fix and never the person's fault. */
export const Outcome = z.enum(['found', 'none', 'unavailable']);
