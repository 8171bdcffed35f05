import { defineEntity, p } from '@mikro-orm/core';
import type { AttemptError } from '@plainwill/contracts/notifications/vocabulary';
import { DeliverySchema } from './delivery.entity.ts';

/** One post of a delivery, and what came of it. */
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
    /** How the receiver's answer begins. Encrypted; see attempt-answer.ts. */
    answer: p.text().nullable(),
  },
});
