import { dictionary } from '@zxcvbn-ts/language-common';

const minimumLength = 8;
const common = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= minimumLength).map((p) => p.toLowerCase()),
);

/** A password that many people use, in any mix of capitals; the product's name; or the person's own address. */
export function isCommonPassword(password: string, email: string): boolean {
  const lower = password.toLowerCase();
  const [localPart = ''] = email.toLowerCase().split('@');
  const isOwnName = localPart.length >= 4 && lower.includes(localPart);
  return common.has(lower) || lower.includes('plainwill') || isOwnName;
}
