import type { EntityManager } from '@mikro-orm/postgresql';
import { type PromisedNotice, promiseNotice } from '../../accounts/mail/notices.ts';
import { activeAdministrators } from './administrators.ts';

/** Promises every administrator a mail that names nobody: the page it leads to does. */
export async function tellAdministrators(em: EntityManager, kind: PromisedNotice, now: Date) {
  for (const id of await activeAdministrators(em)) await promiseNotice(em, { id }, kind, now);
}
