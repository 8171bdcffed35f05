import type { EntityManager } from '@mikro-orm/postgresql';
import type { ReminderMail } from '@plainwill/contracts/will-data/outgoing-mail';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { settingsOf } from './find-reminders.ts';
import { ReminderSchema } from './reminder.entity.ts';
import { stopToken } from './stop-token.ts';

/** The letter of some reminders; null where the id is of none, or nothing in it is open any more. */
export async function reminderMailOf(em: EntityManager, vault: Vault, messageId: string): Promise<ReminderMail | null> {
  const [open] = await em.find(ReminderSchema, { messageId, doneAt: null }, { limit: 1, disableIdentityMap: true });
  if (!open) return null;
  const { accountId } = open;
  if ((await settingsOf({ em, account: { id: accountId } })).isOff) return null;
  return { kind: 'reminder', accountId, path: '/will-maker/sign', stopToken: stopToken(vault, accountId) };
}
