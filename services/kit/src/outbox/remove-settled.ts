import type { EntityManager } from '@mikro-orm/postgresql';

const keptDays = 7;
const batchSize = 1000;

/** Forgets work that was done a week ago, a little at a time so that nothing else waits for it. */
export async function removeSettled(em: EntityManager, now: Date) {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  let removed = batchSize;
  while (removed === batchSize) {
    const rows = await em.execute<unknown[]>(
      `delete from outbox where id in
         (select id from outbox where settled_at is not null and dispatched_at < ? limit ${batchSize})
       returning id`,
      [before],
    );
    removed = rows.length;
  }
}
