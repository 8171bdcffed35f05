import type { EntityManager } from '@mikro-orm/postgresql';
import type { OpenEnquiry } from '@plainwill/contracts/notifications/enquiries';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { notesOf } from './enquiry-notes.ts';
import { type EnquiryRow, toWire } from './find-enquiries.ts';
import { LeadSchema } from './lead.entity.ts';
import { detailsOf } from './lead-details.ts';
import { SubmissionSchema } from './submission.entity.ts';
import { answersOf } from './submission-answers.ts';

/** The enquiries with what was told, opened. */
export async function openEnquiries(em: EntityManager, vault: Vault, rows: readonly EnquiryRow[], now: Date) {
  const submissions = await em.find(SubmissionSchema, {
    id: { $in: rows.flatMap(({ submission }) => submission?.id ?? []) },
  });
  const leads = await em.find(LeadSchema, { id: { $in: rows.flatMap(({ lead }) => lead?.id ?? []) } });
  return rows.map((row): OpenEnquiry => {
    const submission = submissions.find(({ id }) => id === row.submission?.id);
    const lead = leads.find(({ id }) => id === row.lead?.id);
    return {
      ...toWire(row, now),
      notes: notesOf(vault, row),
      answers: submission ? answersOf(vault, submission) : null,
      lead: lead
        ? {
            ...detailsOf(vault, lead),
            consentWording: lead.consentWording,
            consentVersion: lead.consentVersion,
            consentedAt: lead.consentedAt.toISOString(),
          }
        : null,
    };
  });
}
