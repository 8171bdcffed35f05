import type { EntityManager } from '@mikro-orm/postgresql';
import { erasedBefore } from '../enquiries/retention.ts';

const batchSize = 500;

/**
 * Erases answers that no account has claimed within 30 days and leads of a year ago, with what is recorded of their
 * deliveries; and tests and dead letters of 30 days ago, for by then nobody sends them again. Harmless to repeat.
 */
export async function eraseOldEnquiries(em: EntityManager, now: Date) {
  const before = erasedBefore('questionnaire', now);
  await erase(em, 'questionnaire_submissions', 'submitted_at < ?', before);
  await erase(em, 'leads', 'consented_at < ?', erasedBefore('lead', now));
  await erase(em, 'webhook_deliveries', `event = 'test' and accepted_at < ?`, before);
  await erase(em, 'dead_letters', 'failed_at < ?', before);
}

async function erase(em: EntityManager, table: string, condition: string, before: Date) {
  let erased = batchSize;
  while (erased === batchSize) {
    const rows = await em.execute<unknown[]>(
      `delete from ${table} where id in (select id from ${table} where ${condition} limit ${batchSize}) returning id`,
      [before],
    );
    erased = rows.length;
  }
}
