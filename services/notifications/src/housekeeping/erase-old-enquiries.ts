import type { EntityManager } from '@mikro-orm/postgresql';

const keptDays = 30;
const leadMonths = 12;
const batchSize = 500;

/**
 * Erases answers that no account has claimed within 30 days and leads of a year ago, with what is recorded of their
 * deliveries; and tests and dead letters of 30 days ago, for by then nobody sends them again. Harmless to repeat.
 */
export async function eraseOldEnquiries(em: EntityManager, now: Date) {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  const leadsBefore = new Date(now);
  leadsBefore.setUTCMonth(leadsBefore.getUTCMonth() - leadMonths);
  await erase(em, 'questionnaire_submissions', 'submitted_at < ?', before);
  await erase(em, 'leads', 'consented_at < ?', leadsBefore);
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
