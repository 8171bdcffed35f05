import { type MobileCountryCode, mobileCountryCodes } from '@plainwill/contracts/will-data/vocabulary';

/** Another country's code in front of a number, and the number without it; a British one is cleaned off anyway. */
export function codeInNumber(typed: string): { code: MobileCountryCode; number: string } | null {
  const tidy = typed.trim().replace(/^00/, '+');
  const code = mobileCountryCodes.find((known) => known !== '+44' && tidy.startsWith(known));
  return code ? { code, number: tidy.slice(code.length).trim() } : null;
}
