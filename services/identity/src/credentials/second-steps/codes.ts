import { brand } from '@plainwill/contracts/shared/brand';
import { Secret, TOTP } from 'otpauth';

// The only place that knows the library.

/** RFC 6238, as every authenticator app does it. */
const period = 30;
const common = { issuer: brand.name, algorithm: 'SHA1', digits: 6, period };

/** @returns 20 random bytes in base 32 */
export const newSecret = () => new Secret({ size: 20 }).base32;

/** What the picture says that an app scans. */
export const secretUri = (secret: string, email: string) => new TOTP({ ...common, label: email, secret }).toString();

/**
 * The time step whose code this is: the present one, or the one before it, for who types slowly.
 * @returns null for any other
 */
export function stepOf(code: string, secret: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = new TOTP({ ...common, secret }).validate({ token: code, timestamp, window: 1 });
  return delta === 0 || delta === -1 ? Math.floor(timestamp / (period * 1000)) + delta : null;
}
