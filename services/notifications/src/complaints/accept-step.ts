import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ComplaintLetter, ComplaintStepKind } from '@plainwill/contracts/notifications/complaint-vocabulary';
import type { Answer } from '@plainwill/contracts/notifications/complaints';
import type { AccountId, ComplaintId } from '@plainwill/contracts/shared/ids';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { acceptJob } from '@plainwill/kit/outbox/accept-job';
import { ComplaintStepSchema } from './complaint.entity.ts';
import { encryptComplaintAnswer } from './complaint-details.ts';

interface NewStep<Kind extends ComplaintStepKind = Exclude<ComplaintStepKind, ComplaintLetter>> {
  complaintId: ComplaintId;
  kind: Kind;
  by: AccountId | null;
  now: Date;
}

/** Adds to the trail, within the caller's transaction. */
export async function acceptStep(em: EntityManager, { complaintId: complaint, kind, by, now: at }: NewStep) {
  await em.insert(ComplaintStepSchema, {
    id: randomUUID(),
    complaint,
    kind,
    by,
    at,
    place: await nextPlace(em, complaint),
  });
}

const nextPlace = (em: EntityManager, complaint: ComplaintId) => em.count(ComplaintStepSchema, { complaint });

interface NewLetter extends NewStep<ComplaintLetter> {
  /** True if there is an address to mail it to; staff post it otherwise. */
  isMailed: boolean;
  answer?: { vault: Vault; says: Answer };
}

/** Adds a letter to the trail, and promises its mail: both or neither, with what else the transaction does. */
export async function acceptLetter(em: EntityManager, letter: NewLetter) {
  const { complaintId: complaint, kind, by, now: at, isMailed, answer } = letter;
  const id = randomUUID();
  const words = answer ? encryptComplaintAnswer(answer.vault, id, answer.says) : null;
  const place = await nextPlace(em, complaint);
  await em.insert(ComplaintStepSchema, { id, complaint, kind, by, at, place, isMailed, words });
  if (isMailed) await acceptJob(em, id, 'emails', { source: 'notifications', messageId: id });
}
