import type { MikroORM } from '@mikro-orm/postgresql';

const dayMs = 24 * 3_600_000;

/** Removes accounts whose address nobody confirmed within 7 days, and what has expired for a day. */
export async function purge(orm: MikroORM, now: Date) {
  const em = orm.em.fork();
  const before = (ms: number) => new Date(now.getTime() - ms);
  await em.execute('delete from accounts where email_confirmed_at is null and created_at < ?', [before(7 * dayMs)]);
  await em.execute('delete from links where expires_at < ?', [before(dayMs)]);
  await em.execute('delete from sessions where expires_at < ?', [before(dayMs)]);
}
