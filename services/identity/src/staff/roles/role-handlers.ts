import type { EntityManager } from '@mikro-orm/postgresql';
import type { RoleGrant, rolesContract } from '@plainwill/contracts/identity/roles';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Role } from '@plainwill/contracts/shared/roles';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { Refusal } from '@plainwill/kit/refusal';
import { emailKey, emailOf, nameOf, personOf } from '../../accounts/account.entity.ts';
import type { Encrypted } from '../../accounts/encrypted.ts';
import type { CallContext } from '../../context.ts';
import { invite } from '../invitations/invite.ts';
import { asAdministrator, isLastAdministrator } from './administrators.ts';
import { accountToGrant, giveRole, takeRole } from './roles.ts';

export const roles: HandlersOf<typeof rolesContract, CallContext> = {
  list: ({ ctx: { em, vault } }) => grantsIn(em, vault),

  withoutSecondStep: async ({ ctx: { em, vault, relyingParty } }) => {
    // SQL, for one statement asks the roles and both kinds of second step.
    const rows = await em.execute<{ id: AccountId; email: Encrypted; name: Encrypted | null }[]>(
      `select id, email, name from accounts a
       where disabled_at is null and deletion_at is null
         and exists (select from user_roles r where r.account_id = a.id)
         and not exists (select from passkeys p where p.account_id = a.id and p.rp_id = ?)
         and not exists (select from authenticators t where t.account_id = a.id and t.secret is not null)`,
      [relyingParty.rpId],
    );
    return rows.map((row) => ({ accountId: row.id, ...personOf(vault, row) }));
  },

  grant: ({ ctx, input: { email, role, reason } }) =>
    asAdministrator(ctx, { action: 'role.grant', fields: [role], reason }, async (em) => {
      const account = await accountToGrant(em, ctx.vault, email);
      if (account?.id === ctx.account.id) throw new Refusal('OwnRole', 'email');
      if (account) await giveRole(em, ctx, { accountId: account.id, role, reason });
      else await invite(em, ctx, { email, role, reason });
      return grantsIn(em, ctx.vault);
    }),

  revoke: ({ ctx, input: { accountId, role, reason } }) =>
    asAdministrator(ctx, { action: 'role.revoke', subject: accountId, fields: [role], reason }, async (em) => {
      if (accountId === ctx.account.id) throw new Refusal('OwnRole');
      if (role === 'admin' && (await isLastAdministrator(em, accountId))) throw new Refusal('LastAdministrator');
      await takeRole(em, ctx, { accountId, role, reason });
      return grantsIn(em, ctx.vault);
    }),
};

interface Row {
  account_id: AccountId;
  email: Encrypted;
  name: Encrypted | null;
  role: Role;
  granted_at: string | null;
  granted_by: AccountId | null;
  granted_by_email: Encrypted | null;
  granted_by_name: Encrypted | null;
}

/** Administrators first, then by address. SQL, for who granted a role is no reference: they may be gone. */
async function grantsIn(em: EntityManager, vault: Vault): Promise<RoleGrant[]> {
  const rows = await em.execute<Row[]>(
    `select r.account_id, a.email, a.name, r.role, r.granted_at,
       g.id as granted_by, g.email as granted_by_email, g.name as granted_by_name
     from user_roles r join accounts a on a.id = r.account_id left join accounts g on g.id = r.granted_by`,
  );
  const grants = rows.map((row) => ({
    accountId: row.account_id,
    ...personOf(vault, { ...row, id: row.account_id }),
    role: row.role,
    grantedAt: row.granted_at && new Date(row.granted_at).toISOString(),
    grantedBy: granterOf(vault, row),
  }));
  const placeOf = ({ role, email }: RoleGrant) => `${role} ${emailKey(email)}`;
  return grants.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
}

function granterOf(vault: Vault, { granted_by: id, granted_by_email: email, granted_by_name: name }: Row) {
  return id && email && (nameOf(vault, { id, name }) ?? emailOf(vault, { id, email }));
}
