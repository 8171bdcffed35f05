/** Whether this browser supports passkeys; if not, none is offered. */
export const canUsePasskeys = () => typeof window.PublicKeyCredential === 'function';

/** Whether a passkey can be made on this very device, with its face, finger or screen lock. */
export const hasScreenLock = async (): Promise<boolean> =>
  canUsePasskeys() && (await window.PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable());
