/** Whether this browser knows passkeys at all. */
export const canUsePasskeys = () => typeof window.PublicKeyCredential === 'function';
