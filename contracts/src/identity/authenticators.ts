import { z } from 'zod';
import { mutation } from '../kit/contract.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { Code } from './second-proof.ts';
import { ChangedWaysIn, settingUp, signOutOthers, WaysIn } from './ways-in.ts';

export const authenticatorReasons = {
  CodeWrong: {
    code: 'BAD_REQUEST',
    message: 'This code is wrong or too old. Enter the one that your app shows now.',
  },
  PhoneClockWrong: {
    code: 'BAD_REQUEST',
    message:
      'The clock on your phone is wrong, so its codes are too. In the phone’s settings set the date and time to automatic, then enter the new code.',
  },
  AuthenticatorNotBegun: { code: 'CONFLICT', message: 'This took too long. Start again, with a new picture to scan.' },
  AuthenticatorNotFound: { code: 'NOT_FOUND', message: 'There is no authenticator app in your account any more.' },
} as const satisfies ReasonTable;

/** An app that shows six digits for half a minute: RFC 6238. */
export const authenticatorsContract = {
  /** A secret for an app, good for ten minutes; shown this once. An app that is set up already goes on working. */
  begin: mutation({
    ...settingUp,
    input: z.void(),
    output: z.strictObject({
      /** The secret in base 32, for people who type it in. */
      secret: z.string(),
      /** The picture encodes this address: otpauth://totp/… */
      uri: z.string(),
    }),
  }),
  confirm: mutation({
    ...settingUp,
    isCredential: true,
    input: z.strictObject({ code: Code, signOutOthers }),
    output: ChangedWaysIn,
  }),
  remove: mutation({ ...settingUp, input: z.strictObject({ signOutOthers }), output: WaysIn }),
};
