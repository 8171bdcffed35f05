import type { Vault } from '@plainwill/kit/encryption/vault';

const placeOf = (attemptId: string) => ({ table: 'webhook_attempts', column: 'answer', owner: attemptId });

/** Encrypted, because a receiver may send back the personal data that was posted to it. */
export const encryptAnswer = (vault: Vault, attemptId: string, answer: string | null) =>
  answer === null ? null : vault.seal(answer, placeOf(attemptId));

/** The version before stored answers in plain text, and may still do so while this one starts beside it. */
export const isPlainAnswer = (stored: string) => !/^v1\|[^|]+(\|[\w-]*){3}$/.test(stored);

export function answerOf(vault: Vault, { id, answer }: { id: string; answer?: string | null }): string | null {
  if (answer === null || answer === undefined) return null;
  return isPlainAnswer(answer) ? answer : vault.open(answer, placeOf(id));
}
