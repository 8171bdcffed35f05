import { cleanMobileNumber, printMobile } from '@plainwill/contracts/will-data/vocabulary';

interface Mobile {
  mobileCountryCode: string;
  mobileNumber: string;
}

/**
 * Changes with the telephone number as it is stored beside its country code. Where only one of the two changes, the other
 * is the stored one, and a stored number is read under its new code as it was shown beside the old.
 */
export function withCleanNumber<Changes extends Partial<Mobile>>(changes: Changes, stored: Mobile | null): Changes {
  const { mobileCountryCode: code = stored?.mobileCountryCode, mobileNumber } = changes;
  if (code === undefined || !('mobileNumber' in changes || 'mobileCountryCode' in changes)) return changes;
  const typed = mobileNumber ?? (stored ? printMobile(stored.mobileCountryCode, stored.mobileNumber) : '');
  return { ...changes, mobileNumber: cleanMobileNumber(code, typed) };
}
