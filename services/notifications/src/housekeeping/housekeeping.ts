import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { dayMs, hourMs, minuteMs } from '@plainwill/contracts/shared/durations';
import { deleteInBatches } from '@plainwill/kit/database/delete-in-batches';
import type { Vault } from '@plainwill/kit/encryption/vault';
import type { Log } from '@plainwill/kit/log';
import type { Producer } from '@plainwill/kit/queues/producer';
import { runComplaintHousekeeping } from '../complaints/complaint-housekeeping.ts';
import { forgetSentEmails } from '../emails/forget-sent-emails.ts';
import { fileEnquiries } from '../enquiries/file-enquiries.ts';
import { indexLeads } from '../enquiries/lead-search.ts';
import { erasedBefore } from '../enquiries/retention.ts';
import { forgetStaffNotices } from '../staff-notices/staff-notices.ts';

interface HousekeepingDeps {
  orm: MikroORM;
  vault: Vault;
  clock: () => Date;
  log: Log;
  tellOfGone: () => Promise<unknown>;
}

export function createHousekeeping({ orm, vault, clock, log, tellOfGone }: HousekeepingDeps) {
  /**
   * Files and indexes rows of another version.
   * @param receivedAfter only enquiries received later are looked at
   */
  async function bringUpToDate(receivedAfter?: Date) {
    await fileEnquiries(orm.em.fork(), receivedAfter);
    const leads = await indexLeads(orm.em.fork(), vault);
    if (leads.indexed > 0) log.info({ indexed: leads.indexed }, 'leads can be searched for now');
    if (leads.broken > 0) log.error({ broken: leads.broken }, 'leads that cannot be decrypted cannot be searched for');
  }

  return {
    bringUpToDate,
    /** The queue runs it every hour. */
    async run() {
      await bringUpToDate(new Date(clock().getTime() - dayMs));
      await eraseOldEnquiries(orm.em.fork(), clock());
      await forgetSentEmails(orm.em.fork(), clock());
      await forgetStaffNotices(orm.em.fork(), clock());
      await tellOfGone();
      await runComplaintHousekeeping({ em: orm.em.fork(), vault, now: clock(), log });
    },
  };
}

interface ScheduleDeps {
  producer: Producer;
  log: Log;
  retryMs?: number;
}

/**
 * Has the queue do by the clock what must be done by it. The store may be away at the start, and may be emptied later
 * and forget, so it is told again.
 */
export function scheduleHousekeeping({ producer, log, retryMs = minuteMs }: ScheduleDeps) {
  async function schedule() {
    const task = 'erase-old-enquiries' as const;
    await producer.schedule('housekeeping', { id: task, everyMs: hourMs, data: { task } });
  }

  const trySchedule = () => void schedule().catch((err) => log.debug({ err }, 'the schedule could not be kept'));
  trySchedule();
  const timer = setInterval(trySchedule, retryMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/**
 * Erases answers that no account has claimed within 30 days and leads of a year ago, with what is recorded of their
 * deliveries; and tests and dead letters of 30 days ago, for by then nobody sends them again. Harmless to repeat.
 */
export async function eraseOldEnquiries(em: EntityManager, now: Date) {
  const before = erasedBefore('questionnaire', now);
  await deleteInBatches(em, { table: 'questionnaire_submissions', where: 'submitted_at < ?', values: [before] });
  await deleteInBatches(em, { table: 'leads', where: 'consented_at < ?', values: [erasedBefore('lead', now)] });
  await deleteInBatches(em, {
    table: 'webhook_deliveries',
    where: `event = 'test' and accepted_at < ?`,
    values: [before],
  });
  await deleteInBatches(em, { table: 'dead_letters', where: 'failed_at < ?', values: [before] });
}
