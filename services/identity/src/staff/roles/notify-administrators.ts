import type { EntityManager } from '@mikro-orm/postgresql';
import { acceptNotice, type NoticeKind } from '../../accounts/mail/notices.ts';
import { activeAdministrators } from './administrators.ts';

/** Promises every administrator a mail that names nobody: the page it leads to does. */
export async function notifyAdministrators(em: EntityManager, kind: NoticeKind, now: Date) {
  for (const id of await activeAdministrators(em)) await acceptNotice(em, { id }, kind, now);
}
