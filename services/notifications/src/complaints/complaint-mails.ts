import type { EntityManager } from '@mikro-orm/postgresql';
import {
  type ComplaintLetter,
  complaintLetters,
  isSettled,
} from '@plainwill/contracts/notifications/complaint-vocabulary';
import { brand } from '@plainwill/contracts/shared/brand';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { letter, type Message } from '../emails/layout.ts';
import { ComplaintSchema, ComplaintStepSchema } from './complaint.entity.ts';
import { complaintAnswerOf, complaintContactOf } from './complaint-details.ts';
import { composeLetter } from './complaint-letters.ts';

export const isLetter = (kind: string): kind is ComplaintLetter => complaintLetters.some((known) => known === kind);

/** Composes a letter when it is sent; null if the complaint is erased or the letter no longer true. */
export async function complaintMailFor(
  em: EntityManager,
  vault: Vault,
  messageId: string,
): Promise<{ to: string; message: Message } | null> {
  const step = await em.findOne(ComplaintStepSchema, { id: messageId, isMailed: true });
  if (!step || !isLetter(step.kind)) return null;
  const complaint = await em.findOneOrFail(ComplaintSchema, { id: step.complaint.id });
  if (isSettled(complaint.state) && step.kind.startsWith('progress')) return null;
  const text = composeLetter(step.kind, { ...complaint, answer: complaintAnswerOf(vault, step) });
  return { to: complaintContactOf(vault, complaint).email, message: letter({ brand: brand.name, ...text }) };
}
