import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { DeliveryOutcome } from '@plainwill/contracts/notifications/vocabulary';
import type { DeliveryId } from '@plainwill/contracts/shared/ids';
import type { Answer } from './post-webhook.ts';

interface Attempt {
  at: Date;
  answer: Answer;
  outcome: DeliveryOutcome;
}

/** Writes down one attempt and what it makes of the delivery, in one statement. */
export async function recordAttempt(em: EntityManager, id: DeliveryId, { at, answer, outcome }: Attempt) {
  const { status, error, durationMs, answer: text } = answer;
  await em.execute(
    `with attempt as (
       insert into webhook_attempts (id, delivery_id, at, status, error, duration_ms, answer) values (?, ?, ?, ?, ?, ?, ?))
     update webhook_deliveries
     set attempts = attempts + 1, outcome = ?, last_attempt_at = ?, last_status = ?, last_error = ?, last_duration_ms = ?
     where id = ?`,
    [randomUUID(), id, at, status, error, durationMs, text, outcome, at, status, error, durationMs, id],
  );
}
