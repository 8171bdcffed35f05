import type { EntityManager } from '@mikro-orm/postgresql';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { NewAuditEntry } from '@plainwill/kit/audit/record-audit';
import { takeTurn } from '@plainwill/kit/database/take-turn';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { Refusal } from '@plainwill/kit/refusal';
import { AccountSchema, personOf } from '../../accounts/account.entity.ts';
import { recordAudit } from '../../accounts/audit/record-audit.ts';
import type { CallContext } from '../../context.ts';
import { UserRoleSchema } from './user-role.entity.ts';

/**
 * Changes who may do what, one change at a time, by who is an administrator still. A refusal is written down, too; that
 * it was done is for the change itself to write.
 */
export async function asAdministrator<Result>(
  ctx: CallContext & { account: CallingAccount },
  attempt: NewAuditEntry,
  change: (em: EntityManager) => Promise<Result>,
): Promise<Result> {
  try {
    return await ctx.em.transactional(async (em) => {
      await lockRoles(em);
      if (!(await isAdministrator(em, ctx.account.id))) throw new Refusal('NoLongerAdministrator');
      return change(em);
    });
  } catch (cause) {
    if (cause instanceof Refusal) await recordAudit(ctx.em, ctx, { ...attempt, outcome: 'refused' });
    throw cause;
  }
}

/** Until the transaction ends, nobody else changes who is an administrator, nor asks to leave. */
export const lockRoles = (em: EntityManager) => takeTurn(em, 'roles');

/** Whether no other administrator stays; one whose account is disabled or about to be deleted does not. Call after `lockRoles`. */
export async function isLastAdministrator(em: EntityManager, accountId: AccountId): Promise<boolean> {
  const staying = await activeAdministrators(em, { limit: 2 });
  return staying.length === 1 && staying[0] === accountId;
}

/** Whose account is neither disabled nor about to be deleted. */
export async function activeAdministrators(em: EntityManager, options: { limit?: number } = {}): Promise<AccountId[]> {
  const held = await em.find(
    UserRoleSchema,
    { role: 'admin', account: { deletionAt: null, disabledAt: null } },
    { ...options, disableIdentityMap: true },
  );
  return held.map(({ account }) => account.id);
}

/** Whether they are one now, whatever their session said when it was looked at. */
async function isAdministrator(em: EntityManager, accountId: AccountId): Promise<boolean> {
  const found = await em.count(UserRoleSchema, { role: 'admin', account: { id: accountId, disabledAt: null } });
  return found > 0;
}

/** How those who asked for something are called, when they may have left since. */
export async function nameOfAdministrator(em: EntityManager, vault: Vault, ids: readonly AccountId[]) {
  const found = await em.find(AccountSchema, { id: { $in: [...ids] } }, { disableIdentityMap: true });
  return (id: AccountId): string => {
    const administrator = found.find((one) => one.id === id);
    if (!administrator) return 'A colleague who has left';
    const { name, email } = personOf(vault, administrator);
    return name ?? email;
  };
}
