import { z } from 'zod';
import { mutation } from '../kit/contract.ts';

/** For the gateway, which refuses calls and has no log of its own to write it to. */
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
