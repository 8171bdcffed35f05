import { z } from 'zod';
import { mutation } from '../kit/contract.ts';

/** The gateway reports here the calls that it refuses, having no log of its own. */
export const refusedCallsContract = {
  report: mutation({
    access: 'service',
    callers: ['gateway'],
    input: z.strictObject({
      why: z.enum(['forbidden', 'throttled']),
      /** The procedure or path that was called. */
      called: z.string().min(1).max(100),
      network: z.string().max(64),
    }),
    output: z.void(),
  }),
};
