import { defineEntity, p } from '@mikro-orm/core';
import type { AttemptError, DeliveryEvent, DeliveryOutcome } from '@plainwill/contracts/notifications/vocabulary';
import type { DeliveryId } from '@plainwill/contracts/shared/ids';
import { LeadSchema } from '../enquiries/lead.entity.ts';
import { SubmissionSchema } from '../enquiries/submission.entity.ts';

/** One enquiry on its way to the receiver. A test is about neither a submission nor a lead. */
export const DeliverySchema = defineEntity({
  name: 'Delivery',
  tableName: 'webhook_deliveries',
  properties: {
    /** What the receiver knows it by, over all attempts. */
    id: p.uuid().$type<DeliveryId>().primary(),
    event: p.string().length(40).$type<DeliveryEvent>(),
    submission: () => p.manyToOne(SubmissionSchema).nullable().unique().deleteRule('cascade'),
    lead: () => p.manyToOne(LeadSchema).nullable().unique().deleteRule('cascade'),
    outcome: p.string().length(20).$type<DeliveryOutcome>(),
    acceptedAt: p.datetime().index(),
    attempts: p.integer(),
    lastAttemptAt: p.datetime().nullable(),
    /** The HTTP status of the last attempt, or null if no answer came. */
    lastStatus: p.integer().nullable(),
    lastError: p.string().length(20).$type<AttemptError>().nullable(),
    lastDurationMs: p.integer().nullable(),
  },
  indexes: [
    {
      name: 'webhook_deliveries_failed',
      expression: `create index "webhook_deliveries_failed" on "webhook_deliveries" ("accepted_at") where "outcome" in ('failed', 'not_sent')`,
    },
  ],
  checks: [
    {
      name: 'webhook_deliveries_about',
      expression: `num_nonnulls(submission_id, lead_id) = case when event = 'test' then 0 else 1 end`,
    },
  ],
});
