import { z } from 'zod';
import { query } from '../kit/contract.ts';
import { AccountId } from '../shared/ids.ts';

/** The most accounts asked about at once. */
const maxAccountsAtOnce = 500;

const AccountIds = z.array(AccountId).max(maxAccountsAtOnce);

export const retentionContract = {
  /**
   * Tells which of these accounts have a will on paper: a copy was made to be signed, or a signed will is recorded; or
   * what they hold is asked for, or was released within a year. They are not deleted for being unused.
   */
  kept: query({
    access: 'service',
    callers: ['identity'],
    input: z.strictObject({ accountIds: AccountIds }),
    output: AccountIds,
  }),
};
