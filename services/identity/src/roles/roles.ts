import type { EntityManager } from '@mikro-orm/postgresql';
import type { Role } from '@plainwill/contracts/identity/vocabulary';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { AccountSchema } from '../accounts/account.entity.ts';
import { emailKey } from '../accounts/email-key.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { UserRoleSchema } from './user-role.entity.ts';

export async function rolesOf(em: EntityManager, accountId: AccountId): Promise<Role[]> {
  const held = await em.find(UserRoleSchema, { account: accountId }, { orderBy: { role: 'asc' } });
  return held.map(({ role }) => role);
}

interface Granting {
  now: Date;
  requestId: string;
}

/** @returns whether there is a confirmed account of this address to give the role to */
export function grantRole(em: EntityManager, by: Granting, email: string, role: Role): Promise<boolean> {
  return em.transactional(async (em) => {
    const account = await em.findOne(AccountSchema, { emailKey: emailKey(email), emailConfirmedAt: { $ne: null } });
    if (!account) return false;
    await em.upsert(UserRoleSchema, { account, role }, { onConflictAction: 'ignore' });
    // What a session may do has changed, so every open one ends.
    await endSessions(em, account.id);
    await recordAudit(em, by, { action: 'role.grant', subject: account.id, detail: { role } });
    return true;
  });
}
