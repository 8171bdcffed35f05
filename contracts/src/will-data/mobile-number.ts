/**
 * A mobile number as it is stored beside its country code: spaces, hyphens and round brackets go, then a leading +44
 * or 44, then one leading 0.
 */
export function cleanMobileNumber(typed: string): string {
  return typed
    .replace(/[\s\-()]/g, '')
    .replace(/^\+?44/, '')
    .replace(/^0/, '');
}
