import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EnquiryKind } from '@plainwill/contracts/notifications/vocabulary';
import type { EnquiryId, LeadId, SubmissionId } from '@plainwill/contracts/shared/ids';
import { EnquirySchema } from './enquiry.entity.ts';

type NewEnquiry = { now: Date } & ({ submissionId: SubmissionId } | { leadId: LeadId });

/** Puts what was just received before staff, within the caller's transaction. */
export async function acceptEnquiry(em: EntityManager, given: NewEnquiry) {
  const kind: EnquiryKind = 'leadId' in given ? 'lead' : 'questionnaire';
  await em.insert(EnquirySchema, {
    id: randomUUID() as EnquiryId,
    kind,
    submission: 'submissionId' in given ? given.submissionId : null,
    lead: 'leadId' in given ? given.leadId : null,
    receivedAt: given.now,
    status: 'new',
    version: 1,
  });
}
