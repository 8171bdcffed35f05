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

/** RFC 6238, section 5.2, recommends one step for the delay of the network; a clock may be as fast as it may be slow. */
const acceptedSteps = 1;
/** An hour: farther off is a clock that nobody can have overlooked. */
const straySteps = 120;

export const presentStep = (now: Date) => Math.floor(now.getTime() / (period * 1000));

function stepWithin(window: number, code: string, secret: string, now: Date): number | null {
  const delta = new TOTP({ ...common, secret }).validate({ token: code, timestamp: now.getTime(), window });
  return delta === null ? null : presentStep(now) + delta;
}

/**
 * The time step whose code this is: the present one, or the one before or after it, for who types slowly or whose phone
 * is half a minute fast.
 * @returns null for any other
 */
export const stepOf = (code: string, secret: string, now: Date) => stepWithin(acceptedSteps, code, secret, now);

/** The step further off whose code this is, by which a phone shows that its clock is wrong. */
export const strayStepOf = (code: string, secret: string, now: Date) => stepWithin(straySteps, code, secret, now);
