import type { EntityManager } from '@mikro-orm/postgresql';
import type { DeliveryEvent, DeliveryOutcome, WebhookEvent } from '@plainwill/contracts/notifications/vocabulary';
import { examplePayloads } from '@plainwill/contracts/notifications/webhook-events';
import type { DeliveryId, LeadId, ReceiverId, SubmissionId } from '@plainwill/contracts/shared/ids';
import { preparedRows } from '@plainwill/kit/database/prepared';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { detailsOf } from '../enquiries/lead.entity.ts';
import { answersOf } from '../enquiries/submission.entity.ts';
import { ReceiverSchema } from './receiver.entity.ts';
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
  /** Columns of its receiver, or of the first one that is stored; null where none is. */
  receiver: { id: ReceiverId } | null;
}

/**
 * Deliveries with what they are about, still encrypted, and the stored receivers that they may go to. SQL, for a backlog
 * reads thousands in a second.
 */
export async function readDeliveries(em: EntityManager, ids: readonly DeliveryId[]) {
  const rows = await preparedRows<DeliveryRow>(
    em,
    `select d.id, d.receiver_id as "receiverId", d.event, d.example_of as "exampleOf", d.outcome, s.id as submission, s.answers, s.submitted_at as "submittedAt",
       l.id as lead, l.details, l.consent_wording as "consentWording", l.consented_at as "consentedAt", to_json(r) as receiver
     from webhook_deliveries d
     left join questionnaire_submissions s on s.id = d.submission_id
     left join leads l on l.id = d.lead_id
     left join webhook_settings r on r.id = coalesce(d.receiver_id, (select min(id) from webhook_settings))
     where d.id in (select jsonb_array_elements_text(?::jsonb)::uuid)`,
    [JSON.stringify(ids)],
  );
  const receivers = new Map(rows.flatMap(({ receiver }) => (receiver ? [[receiver.id, receiver] as const] : [])));
  return { rows, receivers: [...receivers.values()].map((receiver) => em.map(ReceiverSchema, receiver)) };
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
