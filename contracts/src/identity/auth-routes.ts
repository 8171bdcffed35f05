import { type input, type output, type ZodType, z } from 'zod';
import { ConfirmEmail, ConfirmedEmail } from './accounts.ts';
import { PasskeyRequest } from './passkeys.ts';
import { FinishSignIn, Reauthenticate, SignIn, SignInWithPasskey } from './sessions.ts';
import { passkeyPurposes, secondStepWays } from './sign-in-methods.ts';

const Nothing = z.strictObject({});
const ways = z.array(z.enum(secondStepWays));

/** The JSON that the gateway's routes for cookies take and answer. They set and clear cookies, so they are no procedures. */
export const authRoutes = {
  '/auth/sign-in': {
    input: SignIn,
    output: z.union([Nothing, z.strictObject({ next: z.literal('secondStep'), ways })]),
  },
  '/auth/confirm-email': { input: ConfirmEmail, output: ConfirmedEmail },
  '/auth/sign-out': { input: Nothing, output: Nothing },
  '/auth/passkey/begin': { input: z.strictObject({ purpose: z.enum(passkeyPurposes) }), output: PasskeyRequest },
  '/auth/passkey/finish': { input: SignInWithPasskey, output: Nothing },
  /** How the sign-in that waits in this browser can be finished. */
  '/auth/second/ways': { input: Nothing, output: z.strictObject({ ways }) },
  '/auth/second': { input: FinishSignIn, output: Nothing },
  '/auth/reauthenticate': { input: Reauthenticate, output: Nothing },
  '/auth/recovery': { input: Nothing, output: Nothing },
} as const satisfies Record<string, { input: ZodType; output: ZodType }>;

export type AuthPath = keyof typeof authRoutes;
export type AuthInput<Path extends AuthPath> = input<(typeof authRoutes)[Path]['input']>;
export type AuthAnswer<Path extends AuthPath> = output<(typeof authRoutes)[Path]['output']>;
