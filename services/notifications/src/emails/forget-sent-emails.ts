import type { EntityManager } from '@mikro-orm/postgresql';
import { dayMs } from '@plainwill/contracts/shared/durations';
import { deleteInBatches } from '@plainwill/kit/database/delete-in-batches';

/** Longer than a job that failed can be tried again, so that no mail is sent a second time. */
const retentionDays = 90;

/** Forgets that mails were sent long ago, but for those of complaints, whose file says so. Harmless to repeat. */
export const forgetSentEmails = (em: EntityManager, now: Date) =>
  deleteInBatches(em, {
    table: 'sent_emails',
    key: 'message_id',
    where: 't.started_at < ? and not exists (select 1 from complaint_steps s where s.id = t.message_id)',
    values: [new Date(now.getTime() - retentionDays * dayMs)],
  });
