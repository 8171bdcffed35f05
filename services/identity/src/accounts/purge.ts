import type { MikroORM } from '@mikro-orm/postgresql';
import type { Log } from '@plainwill/kit/log';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Removes accounts whose address nobody confirmed within 7 days, and what has expired for a day. */
export async function purge(orm: MikroORM, now: Date) {
  const em = orm.em.fork();
  const before = (ms: number) => new Date(now.getTime() - ms);
  await em.execute('delete from accounts where email_confirmed_at is null and created_at < ?', [before(7 * dayMs)]);
  await em.execute('delete from email_confirmations where expires_at < ?', [before(dayMs)]);
  await em.execute('delete from sessions where expires_at < ?', [before(dayMs)]);
}

export function startPurge(orm: MikroORM, { clock, log }: { clock: () => Date; log: Log }) {
  const timer = setInterval(() => {
    purge(orm, clock()).catch((err) => log.warn({ err }, 'old accounts and sessions could not be removed'));
  }, hourMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
