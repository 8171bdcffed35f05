import { randomUUID } from 'node:crypto';
import { leadConsentWording } from '@plainwill/contracts/notifications/lead-terms';
import type { LeadId, SubmissionId } from '@plainwill/contracts/shared/ids';
import type { Vault } from '@plainwill/kit/encryption/vault';
import type pg from 'pg';
import { encryptDetails } from '../../../../services/notifications/src/enquiries/lead.entity.ts';
import { searchIndexOf } from '../../../../services/notifications/src/enquiries/lead-search.ts';
import { encryptAnswers } from '../../../../services/notifications/src/enquiries/submission.entity.ts';
import { grownPerson, instantIn } from './grown-people.ts';

const batchSize = 5000;
/** One of so many people has asked to be contacted, and another has sent a questionnaire. */
const everyNth = 10;

const answers = {
  whoFor: 'Me',
  children: 'No',
  homeOwned: 'No',
  locationEnglandWales: 'Yes',
  business: 'No',
} as const;

const about = (column: 'lead_id' | 'submission_id', kind: string, days: number) => [
  `insert into enquiries (id, kind, ${column}, received_at, status, version)
   select gen_random_uuid(), '${kind}', id, ${instantIn('n', days)}, (array['new', 'closed', 'closed'])[1 + n / 10 % 3], 1
   from unnest($1::uuid[], $2::int[]) made (id, n)`,
  `insert into webhook_deliveries (id, event, ${column}, outcome, accepted_at, attempts, last_attempt_at, last_status, last_duration_ms)
   select gen_random_uuid(), '${kind === 'lead' ? 'lead.submitted' : 'questionnaire.submitted'}', id, 'delivered', at, 1, at, 200, 41
   from unnest($1::uuid[], $2::int[]) made (id, n), lateral (select ${instantIn('n', days)} as at) sent`,
];

/** Leads of the last eleven months and questionnaires of the last month, with what staff and the receiver have of each. */
export async function growNotifications(database: pg.Client, vault: Vault, from: number, to: number) {
  for (let start = from; start < to; start += batchSize) {
    const numbers = Array.from({ length: Math.min(batchSize, to - start) }, (_, index) => start + index);
    const asking = numbers.filter((n) => n % everyNth === 0);
    const leads = asking.map((n) => {
      const { name, email } = grownPerson(n + 1);
      const details = { name: name ?? '', email, question: 'Does the house count?' };
      const id = randomUUID() as LeadId;
      return { id, details: encryptDetails(vault, id, details), marks: searchIndexOf(vault, details) };
    });
    const leadIds = leads.map(({ id }) => id);
    await database.query(
      `insert into leads (id, details, search_marks, consent_wording, consented_at)
       select id, details, string_to_array(marks, ' '), $5, ${instantIn('n', 330)}
       from unnest($1::uuid[], $2::text[], $3::text[], $4::int[]) made (id, details, marks, n)`,
      [
        leadIds,
        leads.map(({ details }) => details),
        leads.map(({ marks }) => marks.join(' ')),
        asking,
        leadConsentWording,
      ],
    );
    for (const sql of about('lead_id', 'lead', 330)) await database.query(sql, [leadIds, asking]);
    const submissionIds = asking.map(() => randomUUID() as SubmissionId);
    await database.query(
      `insert into questionnaire_submissions (id, answers, submitted_at)
       select id, answers, ${instantIn('n', 29)} from unnest($1::uuid[], $2::text[], $3::int[]) made (id, answers, n)`,
      [submissionIds, submissionIds.map((id) => encryptAnswers(vault, id, answers)), asking],
    );
    for (const sql of about('submission_id', 'questionnaire', 29)) await database.query(sql, [submissionIds, asking]);
    const people = `generate_series(${start}, ${start + numbers.length - 1}) n`;
    await database.query(
      `insert into sent_emails (message_id, source, state, started_at, sent_at)
       select gen_random_uuid(), 'identity', 'sent', at, at from ${people}, lateral (select ${instantIn('n', 89)} as at) sent`,
    );
    await database.query(
      `insert into outbox (id, queue, payload, created_at, dispatched_at, settled_at)
       select gen_random_uuid(), 'webhooks', jsonb_build_object('deliveryId', gen_random_uuid()), at, at, at
       from ${people}, lateral (select ${instantIn('n', 6)} as at) sent where n % 20 = 0`,
    );
  }
}
