import type { EntityManager } from '@mikro-orm/postgresql';
import type { ComplaintStep, OpenComplaint } from '@plainwill/contracts/notifications/complaints';
import { brand } from '@plainwill/contracts/shared/brand';
import type { ComplaintId } from '@plainwill/contracts/shared/ids';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../context.ts';
import { ComplaintSchema, ComplaintStepSchema } from './complaint.entity.ts';
import { erasureOf } from './complaint-clock.ts';
import { letterWords } from './complaint-letters.ts';
import { isLetter } from './complaint-mails.ts';
import { complaintById } from './complaint-rows.ts';
import { answerOf, contactOf, notesOf, wordsOf } from './complaint-words.ts';

/** One with all that was told and done. */
export async function openComplaint(
  em: EntityManager,
  { vault, now }: CallContext,
  id: ComplaintId,
): Promise<OpenComplaint> {
  const listed = await complaintById(em, id, now);
  const stored = await em.findOne(ComplaintSchema, { id }, { refresh: true });
  if (!listed || !stored) throw new Refusal('ComplaintNotFound');
  const steps = await em.find(ComplaintStepSchema, { complaint: id }, { orderBy: { place: 'asc' }, refresh: true });
  const sentAt = await handedOver(em, id);
  const toStep = (step: (typeof steps)[number]): ComplaintStep => ({
    id: step.id,
    at: step.at.toISOString(),
    kind: step.kind,
    by: step.by ?? null,
    goesBy: isLetter(step.kind) ? (step.isMailed ? 'email' : 'post') : null,
    sentAt: (step.isMailed ? sentAt.get(step.id) : step.postedAt)?.toISOString() ?? null,
    letter: isLetter(step.kind) && !step.isMailed ? asPosted(step.kind, step) : null,
  });
  const asPosted = (kind: Parameters<typeof letterWords>[0], step: (typeof steps)[number]) => {
    const { paragraphs, footnote } = letterWords(kind, { ...stored, answer: answerOf(vault, step) });
    return [...paragraphs, footnote, brand.name].join('\n\n');
  };
  return {
    ...listed,
    ...contactOf(vault, stored),
    ...wordsOf(vault, stored),
    notes: notesOf(vault, stored),
    answer: steps.flatMap((step) => answerOf(vault, step) ?? []).at(-1) ?? null,
    erasedAt: stored.closedAt ? erasureOf(stored.closedAt).toISOString() : null,
    steps: steps.map(toStep),
  };
}

/** When the mail server took each of its letters. SQL, for that is known by the id of the message alone. */
async function handedOver(em: EntityManager, id: ComplaintId) {
  const rows = await em.execute<{ id: string; sent_at: string | Date }[]>(
    `select s.message_id as id, s.sent_at from sent_emails s join complaint_steps c on c.id = s.message_id
     where c.complaint_id = ? and s.state = 'sent'`,
    [id],
  );
  return new Map(rows.map(({ id, sent_at }) => [id, new Date(sent_at)]));
}
