import { z } from 'zod';
import { mutation, query } from '../kit/contract.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { AccountId, SubmissionId } from '../shared/ids.ts';

export const testatorReasons = {
  AccountErased: { code: 'NOT_FOUND', message: 'This account has been deleted, so nothing can be saved to it.' },
} as const satisfies ReasonTable;

export const testatorErasureContract = {
  /** Removes everything about the account. Harmless to repeat. */
  erase: mutation({
    access: 'service',
    callers: ['identity'],
    input: z.strictObject({ accountId: AccountId }),
    output: z.void(),
  }),
  /** The questionnaires that the account has claimed: to be asked before the account is erased here. */
  claimed: query({
    access: 'service',
    callers: ['identity'],
    input: z.strictObject({ accountId: AccountId }),
    output: z.array(SubmissionId),
  }),
};
