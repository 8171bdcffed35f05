import type { EntityManager } from '@mikro-orm/postgresql';
import type { Role } from '@plainwill/contracts/identity/vocabulary';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { AccountSchema } from '../accounts/account.entity.ts';
import { emailKey } from '../accounts/email-key.ts';
import { SessionSchema } from '../sessions/session.entity.ts';
import { UserRoleSchema } from './user-role.entity.ts';

export async function rolesOf(em: EntityManager, accountId: AccountId): Promise<Role[]> {
  const held = await em.find(UserRoleSchema, { account: accountId }, { orderBy: { role: 'asc' } });
  return held.map(({ role }) => role);
}

/** @returns whether there is a confirmed account of this address to give the role to */
export function grantRole(em: EntityManager, email: string, role: Role): Promise<boolean> {
  return em.transactional(async (em) => {
    const account = await em.findOne(AccountSchema, { emailKey: emailKey(email), emailConfirmedAt: { $ne: null } });
    if (!account) return false;
    await em.upsert(UserRoleSchema, { account, role }, { onConflictAction: 'ignore' });
    // What a session may do has changed, so every open one ends.
    await em.nativeDelete(SessionSchema, { account: account.id });
    return true;
  });
}
