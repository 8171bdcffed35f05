import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Role } from '@plainwill/contracts/shared/roles';
import { changeOf } from '@plainwill/kit/audit/audit-change';
import type { Acting } from '@plainwill/kit/audit/record-audit';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { Refusal } from '@plainwill/kit/refusal';
import { AccountSchema, emailIndexes } from '../../accounts/account.entity.ts';
import { recordAudit } from '../../accounts/audit/record-audit.ts';
import { endSessions } from '../../accounts/sessions/session.entity.ts';
import { type Checked, hasProfile, storeCheckedQualification } from '../reviewers/checked-reviewer.ts';
import { notifyOfRole } from './notify-administrators.ts';
import { UserRoleSchema } from './user-role.entity.ts';

export async function rolesOf(em: EntityManager, accountId: AccountId): Promise<Role[]> {
  const held = await em.find(UserRoleSchema, { account: accountId }, { orderBy: { role: 'asc' } });
  return held.map(({ role }) => role);
}

export const accountToGrant = (em: EntityManager, vault: Vault, email: string) =>
  em.findOne(AccountSchema, { emailKey: { $in: emailIndexes(vault, email) }, emailConfirmedAt: { $ne: null } });

interface RoleChange {
  accountId: AccountId;
  role: Role;
  reason?: string;
}

/**
 * Call both within a transaction.
 * @throws {Refusal} if the person has the role already, or is to be a reviewer of whom nobody has checked anything
 */
export async function giveRole(em: EntityManager, by: Acting, { accountId, role, reason }: RoleChange) {
  if (role === 'reviewer' && !(await hasProfile(em, accountId))) throw new Refusal('QualificationNeeded');
  const given = await em
    .createQueryBuilder(UserRoleSchema)
    .insert({ account: accountId, role, grantedAt: by.now, grantedBy: by.account?.id ?? null })
    .onConflict(['account', 'role'])
    .ignore()
    .returning('role')
    .execute('all');
  if (!given.length) throw new Refusal('RoleHeldAlready');
  // Who loses the role again is warned again before an account that nobody uses is deleted.
  await em.nativeUpdate(AccountSchema, { id: accountId }, { inactiveDeletionOn: null });
  await actAtOnce(em, by, 'role.grant', { accountId, role, reason });
}

/** @throws {Refusal} if the person does not have the role */
export async function takeRole(em: EntityManager, by: Acting, { accountId, role, reason }: RoleChange) {
  const taken = await em.nativeDelete(UserRoleSchema, { account: accountId, role });
  if (!taken) throw new Refusal('RoleNotHeld');
  await actAtOnce(em, by, 'role.revoke', { accountId, role, reason });
}

async function actAtOnce(
  em: EntityManager,
  by: Acting,
  action: 'role.grant' | 'role.revoke',
  { accountId, role, reason }: RoleChange,
) {
  await notifyOfRole(em, by.now, accountId, action);
  // What a session may do has changed, so every open one ends.
  await endSessions(em, accountId);
  const now = await rolesOf(em, accountId);
  const before = action === 'role.grant' ? now.filter((held) => held !== role) : [...now, role];
  await recordAudit(em, by, { action, subject: accountId, changes: [changeOf('roles', before, now)], reason });
}

/**
 * For the command of the operator; a reviewer comes with what was checked.
 * @returns whether there is a confirmed account of this address to give the role to
 * @throws {Refusal} QualificationNeeded, for a reviewer of whom nothing was ever checked
 */
export function grantRole(
  em: EntityManager,
  by: Acting & { vault: Vault },
  email: string,
  role: Role,
  checked?: Checked,
): Promise<boolean> {
  return em.transactional(async (em) => {
    const account = await accountToGrant(em, by.vault, email);
    if (!account) return false;
    const held = await rolesOf(em, account.id);
    if (checked) await storeCheckedQualification(em, by, { accountId: account.id, ...checked });
    if (!held.includes(role)) await giveRole(em, by, { accountId: account.id, role });
    return true;
  });
}
