const minimumLength = 8;

let common: Promise<Set<string>> | undefined;

/** Loaded when the first password is chosen: most of the time nobody needs the list, and it is large. */
async function loadCommon(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const passwords = dictionary['passwords-common'].filter((password) => password.length >= minimumLength);
  return new Set(passwords.map((password) => password.toLowerCase()));
}

/** A password that many people use, in any mix of capitals; the product's name; or the person's own address. */
export async function isCommonPassword(password: string, email: string): Promise<boolean> {
  common ??= loadCommon();
  const lower = password.toLowerCase();
  const [localPart = ''] = email.toLowerCase().split('@');
  const isOwnName = localPart.length >= 4 && lower.includes(localPart);
  return isOwnName || lower.includes('plainwill') || (await common).has(lower);
}
