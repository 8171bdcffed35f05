import type { EntityManager } from '@mikro-orm/postgresql';
import type { RoleGrant, rolesContract } from '@plainwill/contracts/identity/roles';
import type { Role } from '@plainwill/contracts/identity/vocabulary';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../context.ts';
import { asAdministrator } from './as-administrator.ts';
import { isLastAdministrator } from './last-administrator.ts';
import { accountToGrant, giveRole, takeRole } from './roles.ts';

export const roles: HandlersOf<typeof rolesContract, CallContext> = {
  list: ({ ctx: { em } }) => grantsIn(em),

  grant: ({ ctx, input: { email, role, reason } }) =>
    asAdministrator(ctx, { action: 'role.grant', fields: [role], reason }, async (em) => {
      const account = await accountToGrant(em, email);
      if (!account) throw new Refusal('NoSuchAccount', 'email');
      if (account.id === ctx.account.id) throw new Refusal('OwnRole', 'email');
      await giveRole(em, ctx, { accountId: account.id, role, reason });
      return grantsIn(em);
    }),

  revoke: ({ ctx, input: { accountId, role, reason } }) =>
    asAdministrator(ctx, { action: 'role.revoke', subject: accountId, fields: [role], reason }, async (em) => {
      if (accountId === ctx.account.id) throw new Refusal('OwnRole');
      if (role === 'admin' && (await isLastAdministrator(em, accountId))) throw new Refusal('LastAdministrator');
      await takeRole(em, ctx, { accountId, role, reason });
      return grantsIn(em);
    }),
};

interface Row {
  account_id: AccountId;
  email: string;
  name: string | null;
  role: Role;
  granted_at: string | null;
  granted_by: string | null;
}

/** Administrators first, then by address. */
async function grantsIn(em: EntityManager): Promise<RoleGrant[]> {
  const rows = await em.execute<Row[]>(
    `select r.account_id, a.email, a.name, r.role, r.granted_at, coalesce(g.name, g.email) as granted_by
     from user_roles r join accounts a on a.id = r.account_id left join accounts g on g.id = r.granted_by
     order by r.role, a.email_key`,
  );
  return rows.map((row) => ({
    accountId: row.account_id,
    email: row.email,
    name: row.name,
    role: row.role,
    grantedAt: row.granted_at && new Date(row.granted_at).toISOString(),
    grantedBy: row.granted_by,
  }));
}
