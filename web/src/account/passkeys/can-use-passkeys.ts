/** A browser without passkeys is offered none. */
export const canUsePasskeys = () => typeof window.PublicKeyCredential === 'function';

/** A device with face, finger or screen lock can make a passkey itself. */
export const hasScreenLock = async (): Promise<boolean> =>
  canUsePasskeys() && (await window.PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable());
