import { z } from 'zod';

/** Bytes in base64url, as WebAuthn writes them in JSON. */
export const base64Url = (maxLength: number) =>
  z
    .string()
    .min(1)
    .max(maxLength)
    .regex(/^[\w-]+$/);

/** WebAuthn allows a credential id of 1,023 bytes at most. */
export const CredentialId = base64Url(1364);

/** The answer of a passkey, no more of it than is checked. */
export const PasskeyAnswer = z.strictObject({
  id: CredentialId,
  clientDataJSON: base64Url(4096),
  authenticatorData: base64Url(4096),
  signature: base64Url(2048),
  userHandle: base64Url(128).optional(),
});
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;

/** A code of an authenticator app; spaces are left out. */
export const Code = z
  .string()
  .max(20, 'Enter the 6 digits that your app shows')
  .transform((typed) => typed.replaceAll(/\s/g, ''))
  .refine((code) => /^\d{6}$/.test(code), 'Enter the 6 digits that your app shows');

const alphabet = /^[0-9A-HJKMNP-TV-Z]{24}$/;

/** A recovery code without its hyphens, in capitals, with 0 for O and 1 for I and L: Crockford's base 32. */
const RecoveryCode = z
  .string()
  .max(60, 'Enter the 24 letters and digits of one recovery code')
  .transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1'))
  .refine((code) => alphabet.test(code), 'Enter the 24 letters and digits of one recovery code');

/** A second step: one of the three. */
export const SecondProof = z
  .strictObject({ code: Code.optional(), recoveryCode: RecoveryCode.optional(), passkey: PasskeyAnswer.optional() })
  .refine((given) => Object.values(given).filter(Boolean).length === 1, 'Send one second step');
export type SecondProof = z.infer<typeof SecondProof>;
