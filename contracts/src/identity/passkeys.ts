import { z } from 'zod';
import { mutation, perMinute } from '../kit/contract.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { lineOfText } from '../shared/text.ts';
import { base64Url, CredentialId } from './second-proof.ts';
import { passkeyNameLength, passkeyPurposes, passkeyTransports } from './sign-in-methods.ts';
import { ChangedWaysIn, settingUp, signOutOthers, WaysIn } from './ways-in.ts';

/** The browser's secret, from a cookie: a challenge is answered in the browser that asked for it, or not at all. */
export const BrowserToken = z.string().min(1).max(128);

/** A browser makes a passkey from these options: PublicKeyCredentialCreationOptionsJSON of WebAuthn level 3. */
export const PasskeyCreation = z.strictObject({
  challenge: z.string(),
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.strictObject({ id: z.string(), type: z.literal('public-key') })),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** A browser asks for a passkey with these options: PublicKeyCredentialRequestOptionsJSON. They name no passkey. */
export const PasskeyRequest = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

/** A passkey that was made, no more of it than is checked and kept. */
export const NewPasskey = z.strictObject({
  id: CredentialId,
  clientDataJSON: base64Url(4096),
  attestationObject: base64Url(16_384),
  transports: z.array(z.enum(passkeyTransports)).max(passkeyTransports.length),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

export const passkeyReasons = {
  PasskeyFailed: {
    code: 'UNAUTHORIZED',
    message: 'We could not sign you in with this passkey. Try again, or sign in another way.',
  },
  PasskeyNotAdded: { code: 'BAD_REQUEST', message: 'This passkey could not be added. Start again.' },
  TooManyPasskeys: { code: 'CONFLICT', message: 'You have 10 passkeys, which is the most. Remove one first.' },
  PasskeyNotFound: { code: 'NOT_FOUND', message: 'This passkey is no longer in your account.' },
} as const satisfies ReasonTable;

export const passkeysContract = {
  begin: mutation({ ...settingUp, input: z.void(), output: PasskeyCreation }),
  finish: mutation({
    ...settingUp,
    isCredential: true,
    input: z.strictObject({ passkey: NewPasskey, signOutOthers }),
    output: ChangedWaysIn,
  }),
  rename: mutation({
    access: 'account',
    limit: perMinute(30),
    input: z.strictObject({ id: CredentialId, name: lineOfText(passkeyNameLength, 'The name') }),
    output: WaysIn,
  }),
  remove: mutation({ ...settingUp, input: z.strictObject({ id: CredentialId, signOutOthers }), output: WaysIn }),
  /** A challenge for signing in or re-authenticating; for the gateway, which holds the browser's cookie. */
  beginUse: mutation({
    access: 'service',
    callers: ['gateway'],
    input: z.strictObject({ purpose: z.enum(passkeyPurposes), browserToken: BrowserToken }),
    output: PasskeyRequest,
  }),
};
