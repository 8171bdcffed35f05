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

/**
 * Puts before staff what the version before accepted while it still ran on a database that is migrated: it knows no
 * enquiries. Harmless to repeat, and beside another process that does the same.
 * @param receivedAfter only what was received later is looked at
 */
export async function fileEnquiries(em: EntityManager, receivedAfter = new Date(0)) {
  const file = (kind: EnquiryKind, reference: string, table: string, at: string) =>
    // SQL, for all rows are made in the database by one statement.
    em.execute(
      `insert into enquiries (id, kind, ${reference}, received_at, status, version)
       select gen_random_uuid(), '${kind}', id, ${at}, 'new', 1 from ${table} t
       where ${at} > ? and not exists (select 1 from enquiries where ${reference} = t.id)
       on conflict do nothing`,
      [receivedAfter],
    );
  await file('questionnaire', 'submission_id', 'questionnaire_submissions', 'submitted_at');
  await file('lead', 'lead_id', 'leads', 'consented_at');
}
