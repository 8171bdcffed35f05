import { cleanMobileNumber } from '@plainwill/contracts/will-data/mobile-number';

/** A gentle word on a number that does not look like a British one. */
export function mobileRemark(countryCode: string, typed: string): string | null {
  const digits = cleanMobileNumber(typed);
  if (countryCode !== '+44' || !digits || /^\d{9,10}$/.test(digits)) return null;
  return 'Check this number: most have 11 digits, like 07700 900123.';
}
