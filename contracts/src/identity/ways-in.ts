import { z } from 'zod';
import { mutation, perHour, query } from '../kit/contract.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { CredentialId } from './second-proof.ts';

const at = z.iso.datetime();

export const Passkey = z.strictObject({
  id: CredentialId,
  name: z.string(),
  createdAt: at,
  lastUsedAt: at.nullable(),
  /** It is copied to the person's other devices, or to a new phone. */
  isBackedUp: z.boolean(),
  /** Made for this address of the site; another one opens nothing here. */
  isUsable: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

/** How the owner of an account signs in, and what is asked of them after that. */
export const WaysIn = z.strictObject({
  password: z.strictObject({ lastUsedAt: at.nullable() }).nullable(),
  google: z.strictObject({ email: z.string(), lastUsedAt: at.nullable() }).nullable(),
  passkeys: z.array(Passkey),
  authenticator: z.strictObject({ createdAt: at, lastUsedAt: at.nullable() }).nullable(),
  recoveryCodesLeft: z.int().min(0),
  /** After the password or Google a second step is asked for. */
  asksSecondStep: z.boolean(),
  /** It always is, as they hold a role. */
  isStaff: z.boolean(),
  /** When the second steps will be removed, if somebody who lost them has asked for that. */
  recoveryAt: at.nullable(),
  /** When staff will give the account another address, as somebody has shown them that they have lost every way in. */
  staffRecoveryAt: at.nullable(),
});
export type WaysIn = z.infer<typeof WaysIn>;

/** A change of the ways in answers with the ways in of now, and with recovery codes where the account had none. */
export const ChangedWaysIn = z.strictObject({ waysIn: WaysIn, recoveryCodes: z.array(z.string()).nullable() });
export type ChangedWaysIn = z.infer<typeof ChangedWaysIn>;

export const wayInReasons = {
  SecondStepNeeded: {
    code: 'FORBIDDEN',
    message: 'Use your passkey, or a code from your authenticator app, to do this.',
  },
  LastWayIn: {
    code: 'CONFLICT',
    message: 'This is your only way to sign in. Add a passkey, a password or Google first.',
  },
  LastSecondStep: {
    code: 'CONFLICT',
    message: 'This is your only second step. Add another first, or turn the second step off.',
  },
  NoSecondStep: {
    code: 'CONFLICT',
    message: 'Add a passkey or an authenticator app first, so that there is something to ask for.',
  },
  SecondStepForStaff: { code: 'CONFLICT', message: 'The second step stays on while you have a role here.' },
  NoRecoveryCodesForStaff: {
    code: 'CONFLICT',
    message: 'Staff have no recovery codes. If you lose your second step, two administrators remove it.',
  },
  TooSoonAfterRecovery: {
    code: 'FORBIDDEN',
    message: 'Your second steps were recovered a short while ago. For your safety, this waits until {when}.',
  },
} as const satisfies ReasonTable;

/** Sets up or removes a way in or a second step: only for who has proved just now that the account is theirs. */
export const settingUp = { access: 'account', isRecent: true, isStrong: true, limit: perHour(20) } as const;

/** Says whether all other devices are signed out with it. */
export const signOutOthers = z.boolean();

export const waysInContract = {
  get: query({ access: 'account', input: z.void(), output: WaysIn }),
  setSecondStep: mutation({
    ...settingUp,
    input: z.strictObject({ isAsked: z.boolean(), signOutOthers }),
    output: WaysIn,
  }),
  /** New recovery codes in the place of the old; shown this once. */
  makeRecoveryCodes: mutation({ ...settingUp, input: z.strictObject({ signOutOthers }), output: ChangedWaysIn }),
};
