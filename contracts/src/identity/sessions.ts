import { z } from 'zod';
import { mutation, query, subscription } from '../kit/contract.ts';
import { secondStepStates } from '../kit/handlers-of.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { brand } from '../shared/brand.ts';
import { AccountId } from '../shared/ids.ts';
import { roles } from '../shared/roles.ts';
import { Email, Password } from './credentials.ts';
import { SessionKey } from './devices.ts';
import { BrowserToken } from './passkeys.ts';
import { PasskeyAnswer, SecondProof } from './second-proof.ts';
import { secondStepWays } from './sign-in-methods.ts';

export const maxSessionIdLength = 128;
const SessionId = z.string().min(1).max(maxSessionIdLength);

/** A browser says this of itself, and calls from this network: never a whole address. */
export const Client = z.strictObject({ userAgent: z.string().max(400), network: z.string().max(64) });
export type Client = z.infer<typeof Client>;

/** A person types these to sign in. */
export const SignIn = z.strictObject({ email: Email, password: Password });
export type SignIn = z.input<typeof SignIn>;

export const NewSession = z.strictObject({ sessionId: SessionId, expiresAt: z.iso.datetime() });
export type NewSession = z.infer<typeof NewSession>;

/** The secret of a sign-in that waits for its second step, from a cookie. */
export const PendingToken = z.string().min(1).max(128);

/** The password or Google was right, and a second step is asked for: no session yet. */
export const PendingSignIn = z.strictObject({
  pendingToken: PendingToken,
  expiresAt: z.iso.datetime(),
  ways: z.array(z.enum(secondStepWays)),
});
export type PendingSignIn = z.infer<typeof PendingSignIn>;

export const SignInAnswer = z.union([NewSession, PendingSignIn]);
export type SignInAnswer = z.infer<typeof SignInAnswer>;

/** A second step, typed or given by a passkey. */
export const FinishSignIn = z.strictObject({ proof: SecondProof });
export type FinishSignIn = z.input<typeof FinishSignIn>;

export const SignInWithPasskey = z.strictObject({ passkey: PasskeyAnswer });
export type SignInWithPasskey = z.input<typeof SignInWithPasskey>;

/** A password, with a second step where the account has one; or a passkey, which is both. */
export const Reauthenticate = z.strictObject({ password: Password.optional(), proof: SecondProof.optional() });
export type Reauthenticate = z.input<typeof Reauthenticate>;

export const OpenSession = z.strictObject({
  accountId: AccountId,
  roles: z.array(z.enum(roles)),
  sessionKey: SessionKey,
  /** When the person last proved who they are. */
  authenticatedAt: z.iso.datetime(),
  /** Says whether the session was opened with two factors, where the account has a second step. */
  secondStep: z.enum(secondStepStates),
  /** Until then, after a recovery, sensitive changes are refused. */
  frozenUntil: z.iso.datetime().nullable(),
  /** Until then, after a recovery by staff, the will is neither shown nor changed. */
  willHiddenUntil: z.iso.datetime().nullable(),
  /** Until then the account counts as new. */
  newUntil: z.iso.datetime().nullable(),
  /** When the cookie should end; ISO 8601. */
  expiresAt: z.iso.datetime(),
  /** The session was just prolonged, so the cookie must be too. */
  isRenewed: z.boolean(),
  /** Until it ends if it is not used again. */
  secondsLeft: z.int().min(0),
  /** It ends then however much it is used. */
  isFinal: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

export const sessionReasons = {
  SignInFailed: {
    code: 'UNAUTHORIZED',
    message:
      'We could not sign you in. Check your email address and password, and that you have opened the link we sent you.',
  },
  /** Said only to who has shown that the account is theirs. */
  AccountDisabled: {
    code: 'UNAUTHORIZED',
    message: `This account is disabled, so no one can sign in to it. Call us on ${brand.phone} or write to ${brand.email}, and we will help you.`,
  },
  SecondStepFailed: {
    code: 'UNAUTHORIZED',
    message: 'This did not work, or it took too long. Try again, or sign in from the start.',
  },
  SecondStepTooSoon: {
    code: 'TOO_MANY_REQUESTS',
    message: 'Too many wrong codes. Wait {wait} and try again, or use a passkey.',
  },
  TooManyAtOnce: {
    code: 'TOO_MANY_REQUESTS',
    message: 'You have asked for a lot at the same time. Wait a few seconds and try again.',
  },
  TooBusy: { code: 'TOO_MANY_REQUESTS', message: 'We are very busy. Wait a minute and try again.' },
  /** Others had their turns first; it passes within seconds. */
  BusyJustNow: { code: 'TOO_MANY_REQUESTS', message: `${brand.name} is busy. Try again in a moment.` },
} as const satisfies ReasonTable;

/** The gateway calls these, as it alone has the cookie. */
export const sessionsContract = {
  signIn: mutation({
    access: 'service',
    callers: ['gateway'],
    input: SignIn.extend({
      client: Client,
      /** The browser's id, if it has signed in to this account before. */
      device: z.string().min(1).max(40).optional(),
    }),
    output: SignInAnswer,
  }),
  signInWithPasskey: mutation({
    access: 'service',
    callers: ['gateway'],
    input: SignInWithPasskey.extend({ browserToken: BrowserToken, client: Client }),
    output: NewSession,
  }),
  /** The second step of a sign-in; a wrong one, and no sign-in that waits for it, are refused alike. */
  finishSignIn: mutation({
    access: 'service',
    callers: ['gateway'],
    input: FinishSignIn.extend({ pendingToken: PendingToken, browserToken: BrowserToken.optional(), client: Client }),
    output: NewSession.extend({ email: z.string() }),
  }),
  /** Sign-in may ask for these as its second step; empty once it is over. */
  pending: query({
    access: 'service',
    callers: ['gateway'],
    input: z.strictObject({ pendingToken: PendingToken }),
    output: z.array(z.enum(secondStepWays)),
  }),
  /** Re-authenticates and gives the session a new id. ASVS 5.0.0, 7.2.4. */
  reauthenticate: mutation({
    access: 'service',
    callers: ['gateway'],
    input: Reauthenticate.extend({ sessionId: SessionId, browserToken: BrowserToken.optional() }),
    output: NewSession,
  }),
  resolve: query({
    access: 'service',
    callers: ['gateway'],
    input: z.strictObject({
      sessionId: SessionId,
      /** A page asks by itself, so the session goes on ageing. */
      isUnattended: z.boolean().optional(),
    }),
    output: OpenSession.nullable(),
  }),
  signOut: mutation({
    access: 'service',
    callers: ['gateway'],
    input: z.strictObject({ sessionId: SessionId }),
    output: z.void(),
  }),
  /** Accounts whose sessions have ended or changed rights; a first message without any says that later ones arrive. */
  changes: subscription({
    access: 'service',
    callers: ['gateway'],
    input: z.void(),
    output: z.strictObject({ accountId: AccountId.nullable() }),
  }),
};
