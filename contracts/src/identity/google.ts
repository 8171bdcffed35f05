import { z } from 'zod';
import { mutation } from '../kit/contract.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { SessionKey } from './devices.ts';
import { Client, SignInAnswer } from './sessions.ts';
import { googlePurposes } from './vocabulary.ts';

const Secret = z.string().min(1).max(256);

/** The browser stores this in a short-lived cookie between leaving for Google and coming back. */
export const GoogleAttempt = z.strictObject({
  purpose: z.enum(googlePurposes),
  state: Secret,
  nonce: Secret,
  codeVerifier: Secret,
  /** The session that began it, where that is to be changed: no other session can finish it. */
  session: SessionKey.optional(),
});
export type GoogleAttempt = z.infer<typeof GoogleAttempt>;

export const googleReasons = {
  GoogleFailed: { code: 'UNAUTHORIZED', message: 'Failed to sign in with Google' },
  GoogleEmailUnverified: {
    code: 'UNAUTHORIZED',
    message: 'Google has not confirmed this email address. Confirm it with Google, or sign up with a password.',
  },
  GoogleNeedsSignIn: {
    code: 'UNAUTHORIZED',
    message: 'This address has an account with a password. Sign in with it, then connect Google in Your account.',
  },
  GoogleTaken: { code: 'CONFLICT', message: 'This Google account is connected to another account.' },
} as const satisfies ReasonTable;

export const googleContract = {
  /** Answers the address for the browser, and the state that it must bring back. */
  begin: mutation({
    access: 'service',
    callers: ['gateway'],
    input: z.strictObject({ purpose: z.enum(googlePurposes) }),
    output: z.strictObject({ url: z.url(), attempt: GoogleAttempt }),
  }),
  /**
   * A session, or a sign-in that waits for its second step; null where the purpose was to connect,
   * which keeps its own.
   */
  finish: mutation({
    access: 'service',
    callers: ['gateway'],
    input: z.strictObject({ code: z.string().min(1).max(2048), state: Secret, attempt: GoogleAttempt, client: Client }),
    output: SignInAnswer.nullable(),
  }),
};
