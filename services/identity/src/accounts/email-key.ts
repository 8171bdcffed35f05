/** Two addresses are the same account's if their keys are equal. Plus-tags are kept: they are part of the address. */
export const emailKey = (email: string) => email.normalize('NFC').trim().toLowerCase();
