import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { DeliveryOutcome } from '@plainwill/contracts/notifications/vocabulary';
import type { DeliveryId } from '@plainwill/contracts/shared/ids';
import { preparedRows } from '@plainwill/kit/database/prepared';
import type { Vault } from '@plainwill/kit/encryption/vault';
import type { Answer } from '../webhook-client/post-webhook.ts';
import { encryptAnswer } from './delivery.entity.ts';

interface MadeAttempt {
  delivery: DeliveryId;
  at: Date;
  answer: Answer;
  outcome: DeliveryOutcome;
}

/** Gives an attempt an id, by which `recordAttempts` records it once, however often it is called. */
export const withId = (attempt: MadeAttempt) => ({ ...attempt, id: randomUUID() as string });

/** Writes down attempts of different deliveries and what they make of them, in one statement. Harmless to repeat. */
export async function recordAttempts(em: EntityManager, vault: Vault, attempts: ReturnType<typeof withId>[]) {
  const rows = attempts.map(({ id, delivery, at, answer: { status, error, durationMs, answer: plain }, outcome }) => {
    const answer = encryptAnswer(vault, id, plain);
    return { id, delivery_id: delivery, at, status, error, duration_ms: durationMs, answer, outcome };
  });
  // SQL, for one statement writes both tables, which is what makes it harmless to repeat.
  await preparedRows(
    em,
    `with made as (
       select * from json_to_recordset(?::json) as made (
         id uuid, delivery_id uuid, at timestamptz, status int, error text, duration_ms int, answer text, outcome text)
     ), written as (
       insert into webhook_attempts (id, delivery_id, at, status, error, duration_ms, answer)
       select id, delivery_id, at, status, error, duration_ms, answer from made
       on conflict (id) do nothing
       returning id
     )
     update webhook_deliveries delivery
     set attempts = delivery.attempts + 1, outcome = made.outcome, last_attempt_at = made.at,
       last_status = made.status, last_error = made.error, last_duration_ms = made.duration_ms
     from made join written using (id)
     where delivery.id = made.delivery_id`,
    [JSON.stringify(rows)],
  );
}
