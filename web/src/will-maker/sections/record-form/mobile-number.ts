import { cleanMobileNumber, dialledNumber } from '@plainwill/contracts/will-data/vocabulary';

/** The number as it is called from anywhere. */
export function printMobileWithCode(code: string, number: string) {
  const national = cleanMobileNumber(code, number);
  return national.startsWith('+') ? national : `${code} ${national}`;
}

/** A gentle word on a number that does not look like a British one. */
export function mobileRemark(countryCode: string, typed: string): string | null {
  const digits = cleanMobileNumber(countryCode, typed);
  if (countryCode !== '+44' || !digits || /^\d{9,10}$/.test(digits)) return null;
  return 'Check this number: most have 11 digits, like 07700 900123.';
}

const isInternational = (typed: string) => /^[\s(]*(\+|00)/.test(typed);

/** A British number is read without help: the reader knows those of other countries. */
export const needsReader = (code: string, typed: string) =>
  isInternational(typed) || (code !== '+44' && typed.trim() !== '');

const reader = () => import('libphonenumber-js/min');

/** Fetches what reads numbers of all countries, for one that is being typed. */
export const prepareToRead = () => void reader().catch(() => undefined);

/**
 * The country code of a typed number, and the number as it is stored beside that: its national significant number, or a
 * British one as it is written at home. Null if it stays as it was typed.
 */
export async function readNumber(code: string, typed: string): Promise<{ code: string; number: string } | null> {
  if (!needsReader(code, typed)) return null;
  try {
    const { parsePhoneNumberFromString } = await reader();
    const phone = parsePhoneNumberFromString(dialledNumber(typed), {
      defaultCallingCode: code.slice(1),
      extract: false,
    });
    if (!phone?.isPossible() || phone.ext) return null;
    const found = `+${phone.countryCallingCode}`;
    return { code: found, number: found === '+44' ? phone.formatNational() : phone.nationalNumber };
  } catch {
    // Without a connection it stays as it was typed, which is a whole number too.
    return null;
  }
}
