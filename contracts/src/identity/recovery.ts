import { z } from 'zod';
import { mutation, perMinute } from '../kit/contract.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { LinkToken } from './credentials.ts';
import { PendingToken } from './sessions.ts';
import { WaysIn } from './ways-in.ts';

export const recoveryReasons = {
  TooManyRecoveries: {
    code: 'TOO_MANY_REQUESTS',
    message: 'You have asked for this several times already. Call us or write to us, and we will help you.',
  },
} as const satisfies ReasonTable;

/**
 * The slow way back for who has lost every second step: the password or Google, the mailbox, and days in which the owner
 * can stop it.
 */
export const recoveryContract = {
  /** Promises a mail with a link. */
  begin: mutation({
    access: 'service',
    callers: ['gateway'],
    input: z.strictObject({ pendingToken: PendingToken }),
    output: z.void(),
  }),
  /** The link of that mail calls this, and the days begin. */
  confirm: mutation({
    access: 'public',
    isCredential: true,
    limit: perMinute(20),
    input: z.strictObject({ token: LinkToken }),
    output: z.strictObject({ recoveryAt: z.iso.datetime() }),
  }),
  stop: mutation({ access: 'account', limit: perMinute(30), input: z.void(), output: WaysIn }),
  /**
   * From “If this was not you” in a mail: ends every session and every sign-in under way, stops a recovery, and promises
   * a link to choose a new password. It closes doors and opens none.
   */
  secureAccount: mutation({
    access: 'public',
    isCredential: true,
    limit: perMinute(20),
    input: z.strictObject({ token: LinkToken }),
    output: z.void(),
  }),
};
