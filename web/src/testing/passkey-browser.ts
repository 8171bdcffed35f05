import { vi } from 'vitest';

/** A browser that knows passkeys, for the functions that ask it; the library is stood in for by the test. */
export function knowsPasskeys() {
  vi.stubGlobal('PublicKeyCredential', class {});
}
