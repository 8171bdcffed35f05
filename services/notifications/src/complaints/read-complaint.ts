import type { EntityManager } from '@mikro-orm/postgresql';
import type { ComplaintStep, OpenComplaint } from '@plainwill/contracts/notifications/complaints';
import { brand } from '@plainwill/contracts/shared/brand';
import type { ComplaintId } from '@plainwill/contracts/shared/ids';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../context.ts';
import { SentEmailSchema } from '../emails/sent-email.entity.ts';
import { ComplaintSchema, ComplaintStepSchema } from './complaint.entity.ts';
import { erasureOf } from './complaint-clock.ts';
import { complaintAnswerOf, complaintContactOf, complaintNotesOf, complaintStatementOf } from './complaint-details.ts';
import { composeLetter } from './complaint-letters.ts';
import { isLetter } from './complaint-mails.ts';
import { complaintById } from './complaint-rows.ts';

/** A complaint with its details, decrypted, and all its steps. */
export async function readComplaint(
  em: EntityManager,
  { vault, now }: CallContext,
  id: ComplaintId,
): Promise<OpenComplaint> {
  const listed = await complaintById(em, id, now);
  const stored = await em.findOne(ComplaintSchema, { id }, { refresh: true });
  if (!listed || !stored) throw new Refusal('ComplaintNotFound');
  const steps = await em.find(ComplaintStepSchema, { complaint: id }, { orderBy: { place: 'asc' }, refresh: true });
  // The mail server is known to have a letter by the id of the message alone, which is that of the step.
  const sent = await em.find(SentEmailSchema, { messageId: { $in: steps.map(({ id }) => id) }, state: 'sent' });
  const sentAt = new Map(sent.map((mail) => [mail.messageId, mail.sentAt]));
  const toStep = (step: (typeof steps)[number]): ComplaintStep => ({
    id: step.id,
    at: step.at.toISOString(),
    kind: step.kind,
    by: step.by ?? null,
    goesBy: isLetter(step.kind) ? (step.isMailed ? 'email' : 'post') : null,
    sentAt: (step.isMailed ? sentAt.get(step.id) : step.postedAt)?.toISOString() ?? null,
    letter: isLetter(step.kind) && !step.isMailed ? asPosted(step.kind, step) : null,
  });
  const asPosted = (kind: Parameters<typeof composeLetter>[0], step: (typeof steps)[number]) => {
    const { paragraphs, footnote } = composeLetter(kind, { ...stored, answer: complaintAnswerOf(vault, step) });
    return [...paragraphs, footnote, brand.name].join('\n\n');
  };
  return {
    ...listed,
    ...complaintContactOf(vault, stored),
    ...complaintStatementOf(vault, stored),
    notes: complaintNotesOf(vault, stored),
    answer: steps.flatMap((step) => complaintAnswerOf(vault, step) ?? []).at(-1) ?? null,
    erasedAt: stored.closedAt ? erasureOf(stored.closedAt).toISOString() : null,
    steps: steps.map(toStep),
  };
}
