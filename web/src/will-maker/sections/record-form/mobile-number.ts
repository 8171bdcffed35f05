import { cleanMobileNumber } from '@plainwill/contracts/will-data/vocabulary';

/** As a number is written at home: it is stored without its leading 0. */
export const printMobile = (code: string, number: string) =>
  code === '+44' && /^\d/.test(number) ? `0${number}` : number;

/** As it is called from anywhere. */
export const printMobileWithCode = (code: string, number: string) =>
  number.startsWith('+') ? number : `${code} ${cleanMobileNumber(number)}`;

/** A gentle word on a number that does not look like a British one. */
export function mobileRemark(countryCode: string, typed: string): string | null {
  const digits = cleanMobileNumber(typed);
  if (countryCode !== '+44' || !digits || /^\d{9,10}$/.test(digits)) return null;
  return 'Check this number: most have 11 digits, like 07700 900123.';
}

export const isInternational = (typed: string) => /^[\s(]*(\+|00)/.test(typed);

const reader = () => import('libphonenumber-js/min');

/** Fetches what reads numbers of all countries, for one that is being typed. */
export const prepareToRead = () => void reader().catch(() => undefined);

/** The country code in front of a number, and the number as it is called in that country; null if there is none. */
export async function internationalNumber(typed: string): Promise<{ code: string; number: string } | null> {
  if (!isInternational(typed)) return null;
  try {
    const { parsePhoneNumberFromString } = await reader();
    const phone = parsePhoneNumberFromString(typed, 'GB');
    return phone?.isPossible() ? { code: `+${phone.countryCallingCode}`, number: phone.formatNational() } : null;
  } catch {
    // Without a connection it stays as it was typed, which is a whole number too.
    return null;
  }
}
