import { defineEntity, p } from '@mikro-orm/core';
import type { SignInMethod } from '@plainwill/contracts/identity/sign-in-methods';
import { AccountSchema } from '../account.entity.ts';

/**
 * The browser that a code comes from. One that the account does not know has no name that a thief could not change, so
 * it is counted by its network.
 */
export type GuessingBrowser = `device ${string}` | `session ${string}` | `network ${string}`;

/** The password or Google was right, and the second step is missing. It opens nothing. */
export const PendingSignInSchema = defineEntity({
  name: 'PendingSignIn',
  tableName: 'pending_sign_ins',
  properties: {
    tokenHash: p.string().length(64).primary(),
    account: () => p.manyToOne(AccountSchema).deleteRule('cascade').index(),
    proved: p.string().length(20).$type<SignInMethod>(),
    /** The password hash that was right, so that a password changed meanwhile ends it. */
    passwordHash: p.string().length(200).nullable(),
    /** By which its wrong codes are counted; null for one from before that was written down. */
    browser: p.string().length(80).$type<GuessingBrowser>().nullable(),
    /** Wrong second steps so far. */
    tries: p.integer().default(0),
    expiresAt: p.datetime().index(),
  },
});
