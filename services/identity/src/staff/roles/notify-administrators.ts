import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { type PromisedNotice, promiseNotice } from '../../accounts/mail/notices.ts';
import { activeAdministrators } from './administrators.ts';

/** Promises every administrator a mail that names nobody: the page it leads to does. */
export async function notifyAdministrators(em: EntityManager, kind: PromisedNotice, now: Date, except?: AccountId) {
  for (const id of await activeAdministrators(em)) if (id !== except) await promiseNotice(em, { id }, kind, now);
}

/** Promises a mail to the person, and to every other administrator, who may be the only one to see that it is wrong. */
export async function notifyOfRole(
  em: EntityManager,
  now: Date,
  accountId: AccountId,
  change: 'role.grant' | 'role.revoke',
) {
  if (change === 'role.grant') {
    await promiseNotice(em, { id: accountId }, 'ownRoleGranted', now);
    await notifyAdministrators(em, 'roleGranted', now, accountId);
  } else {
    await promiseNotice(em, { id: accountId }, 'ownRoleRevoked', now);
    await notifyAdministrators(em, 'roleRevoked', now, accountId);
  }
}
