import { defineEntity, p } from '@mikro-orm/core';
import type {
  AttemptError,
  DeliveryEvent,
  DeliveryOutcome,
  WebhookEvent,
} from '@plainwill/contracts/notifications/vocabulary';
import type { DeliveryId } from '@plainwill/contracts/shared/ids';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { LeadSchema } from '../enquiries/lead.entity.ts';
import { SubmissionSchema } from '../enquiries/submission.entity.ts';
import { ReceiverSchema } from './receiver.entity.ts';

/** One enquiry on its way to one receiver. A test is about neither a submission nor a lead. */
export const DeliverySchema = defineEntity({
  name: 'Delivery',
  tableName: 'webhook_deliveries',
  properties: {
    /** The receiver knows the delivery by it, over all attempts. */
    id: p.uuid().$type<DeliveryId>().primary(),
    /** Null where there was none, or for the first: see `receiverOf`. */
    receiver: () => p.manyToOne(ReceiverSchema).nullable(),
    event: p.string().length(40).$type<DeliveryEvent>(),
    /** The event that a test is an example of; null of the version before, whose tests were questionnaires. */
    exampleOf: p.string().length(40).$type<WebhookEvent>().nullable(),
    submission: () => p.manyToOne(SubmissionSchema).nullable().deleteRule('cascade'),
    lead: () => p.manyToOne(LeadSchema).nullable().deleteRule('cascade'),
    outcome: p.string().length(20).$type<DeliveryOutcome>(),
    acceptedAt: p.datetime().index(),
    attempts: p.integer(),
    lastAttemptAt: p.datetime().nullable(),
    /** The HTTP status of the last attempt, or null if no answer came. */
    lastStatus: p.integer().nullable(),
    lastError: p.string().length(20).$type<AttemptError>().nullable(),
    lastDurationMs: p.integer().nullable(),
    /** The job that has it tried, and so says when it is tried next. */
    jobId: p.uuid().nullable(),
  },
  uniques: [{ properties: ['submission', 'receiver'] }, { properties: ['lead', 'receiver'] }],
  indexes: [
    {
      name: 'webhook_deliveries_failed',
      expression: `create index "webhook_deliveries_failed" on "webhook_deliveries" ("accepted_at") where "outcome" in ('failed', 'not_sent')`,
    },
    { name: 'webhook_deliveries_tests', properties: ['acceptedAt'], where: { event: 'test' } },
  ],
  checks: [
    {
      name: 'webhook_deliveries_about',
      expression: `num_nonnulls(submission_id, lead_id) = case when event = 'test' then 0 else 1 end`,
    },
  ],
});

/** One post of a delivery, and its outcome. */
export const AttemptSchema = defineEntity({
  name: 'Attempt',
  tableName: 'webhook_attempts',
  properties: {
    id: p.uuid().primary(),
    delivery: () => p.manyToOne(DeliverySchema).index().deleteRule('cascade'),
    at: p.datetime(),
    status: p.integer().nullable(),
    error: p.string().length(20).$type<AttemptError>().nullable(),
    durationMs: p.integer(),
    /** How the receiver's answer begins. Encrypted. */
    answer: p.text().nullable(),
  },
});

const placeOf = (attemptId: string) => ({ table: 'webhook_attempts', column: 'answer', owner: attemptId });

/** Encrypted, because a receiver may send back the personal data that was posted to it; most say nothing. */
export const encryptAnswer = (vault: Vault, attemptId: string, answer: string | null) =>
  answer ? vault.encrypt(answer, placeOf(attemptId)) : answer;

/** The version before stored answers in plain text, and may still do so while this one starts beside it. */
export const isPlainAnswer = (stored: string) => !/^v1\|[^|]+(\|[\w-]*){3}$/.test(stored);

export function answerOf(vault: Vault, { id, answer }: { id: string; answer?: string | null }): string | null {
  if (answer === null || answer === undefined) return null;
  return isPlainAnswer(answer) ? answer : vault.decrypt(answer, placeOf(id));
}
