import { defineEntity, p } from '@mikro-orm/core';
import { SubmissionSchema } from '../enquiries/submission.entity.ts';

/** `gone`: the receiver said that it never wants a delivery again. */
export type DeliveryOutcome = 'waiting' | 'delivered' | 'gone' | 'not_configured';

/** The delivery of one submission. */
export const WebhookDeliverySchema = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_deliveries',
  properties: {
    /** What the receiver knows it by, over all attempts. */
    id: p.uuid().primary(),
    submission: () => p.manyToOne(SubmissionSchema).unique().deleteRule('cascade'),
    outcome: p.string().length(20).$type<DeliveryOutcome>(),
    attempts: p.integer(),
    lastAttemptAt: p.datetime().nullable(),
    /** The HTTP status of the last attempt, or null if no answer came. */
    lastStatus: p.integer().nullable(),
    deliveredAt: p.datetime().nullable(),
  },
});
