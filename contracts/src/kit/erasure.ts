import { z } from 'zod';
import { AccountId } from '../shared/ids.ts';
import { mutation } from './contract.ts';

export const erasureContract = {
  /** Removes everything about the account. Harmless to repeat. */
  erase: mutation({
    access: 'service',
    callers: ['identity'],
    input: z.strictObject({ accountId: AccountId }),
    output: z.void(),
  }),
};
