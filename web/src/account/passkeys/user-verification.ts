/** Advice for a device that could not check its user: the fingerprint reader under a shut lid, a key without a PIN. */
export const unlockAdvice =
  'unlock it with your fingerprint, face or PIN (open the lid of a laptop, or set a PIN for a security key)';

// WebAuthn level 3, section 6.1: after the hash of the site come the flags, of which the third says it.
const flagsAt = 32;
const userVerified = 0x04;

/** The device says, in base64url, that it has not checked its user. Our service takes no such passkey. */
export function isUnverified(authenticatorData: string | undefined): boolean {
  const data = atob((authenticatorData ?? '').replace(/-/g, '+').replace(/_/g, '/'));
  return data.length > flagsAt && (data.charCodeAt(flagsAt) & userVerified) === 0;
}
