import type { EntityManager } from '@mikro-orm/postgresql';
import type { DeliveryEvent, DeliveryOutcome, WebhookEvent } from '@plainwill/contracts/notifications/vocabulary';
import { examplePayloads } from '@plainwill/contracts/notifications/webhook-events';
import type { DeliveryId, LeadId, ReceiverId, SubmissionId } from '@plainwill/contracts/shared/ids';
import { preparedRows } from '@plainwill/kit/database/prepared';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { detailsOf } from '../enquiries/lead.entity.ts';
import { answersOf } from '../enquiries/submission.entity.ts';
import { leadPayload, submissionPayload } from './webhook-payload.ts';

interface DeliveryRow {
  id: DeliveryId;
  receiverId: ReceiverId | null;
  event: DeliveryEvent;
  exampleOf: WebhookEvent | null;
  outcome: DeliveryOutcome;
  submission: SubmissionId | null;
  answers: string;
  submittedAt: string;
  lead: LeadId | null;
  details: string;
  consentWording: string;
  consentedAt: string;
}

/** Deliveries with what they are about, still encrypted, by id. SQL, for a backlog reads thousands in a second. */
export async function readDeliveries(
  em: EntityManager,
  ids: readonly DeliveryId[],
): Promise<Map<DeliveryId, DeliveryRow>> {
  const rows = await preparedRows<DeliveryRow>(
    em,
    `select d.id, d.receiver_id as "receiverId", d.event, d.example_of as "exampleOf", d.outcome, s.id as submission, s.answers, s.submitted_at as "submittedAt",
       l.id as lead, l.details, l.consent_wording as "consentWording", l.consented_at as "consentedAt"
     from webhook_deliveries d
     left join questionnaire_submissions s on s.id = d.submission_id
     left join leads l on l.id = d.lead_id
     where d.id in (select jsonb_array_elements_text(?::jsonb)::uuid)`,
    [JSON.stringify(ids)],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The body that is posted. */
export function payloadOf(vault: Vault, { id, submission, lead, exampleOf, ...row }: DeliveryRow, now: Date): object {
  if (submission) {
    const answers = answersOf(vault, { id: submission, answers: row.answers });
    return submissionPayload({ id: submission, answers, submittedAt: new Date(row.submittedAt) });
  }
  if (lead) {
    const { consentWording, consentedAt } = row;
    const details = detailsOf(vault, { id: lead, details: row.details });
    return leadPayload({ id: lead, details, consentWording, consentedAt: new Date(consentedAt) });
  }
  return examplePayloads[exampleOf ?? 'questionnaire.submitted']({ id, at: now.toISOString() });
}
