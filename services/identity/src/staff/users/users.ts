import type { User, usersContract } from '@plainwill/contracts/identity/users';
import { maxExportedUsers } from '@plainwill/contracts/identity/vocabulary';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { roleNames } from '@plainwill/contracts/shared/roles';
import { csvOf } from '@plainwill/kit/csv';
import { dailyCounts } from '@plainwill/kit/database/daily-counts';
import { Refusal } from '@plainwill/kit/refusal';
import { recordAudit } from '../../accounts/audit/record-audit.ts';
import type { CallContext } from '../../context.ts';
import { accountStatus } from './account-status.ts';
import { usersOf } from './user-list.ts';
import { firstUsers, userPage } from './user-page.ts';

/** The users as a table for a spreadsheet, with the same columns as the list. */
const usersCsv = (users: readonly User[]): string =>
  csvOf(
    ['User ID', 'Name', 'Email', 'Roles', 'Joined', 'Disabled'],
    users.map(({ id, name, email, roles, joinedAt, disabledAt }) => [
      id,
      name,
      email,
      roles.map((role) => roleNames[role]).join(', '),
      joinedAt,
      disabledAt,
    ]),
  );

const isCustomer =
  'email_confirmed_at is not null and not exists (select from user_roles r where r.account_id = accounts.id)';

export const users: HandlersOf<typeof usersContract, CallContext> = {
  ...accountStatus,

  list: async ({ ctx: { em, vault }, input }) => {
    const { ids, isFirst, isLast, ...counted } = await userPage(em, vault, input);
    return {
      users: await usersOf(em, vault, ids),
      ...counted,
      next: isLast ? null : (ids.at(-1) ?? null),
      previous: isFirst ? null : (ids[0] ?? null),
    };
  },

  daily: ({ ctx: { em, now } }) => dailyCounts(em, { table: 'accounts', at: 'created_at', where: isCustomer }, now),

  get: async ({ ctx: { em, vault }, input: { id } }) => {
    const [user] = await usersOf(em, vault, [id]);
    if (!user) throw new Refusal('UserNotFound');
    return user;
  },

  export: async ({ ctx, input: chosen }) => {
    const { ids, users } = await firstUsers(ctx.em, ctx.vault, chosen, maxExportedUsers);
    const count = ids.length < maxExportedUsers ? ids.length : await users.count();
    return ctx.em.transactional(async (em) => {
      const exported = await usersOf(em, ctx.vault, ids);
      const fields = [...(chosen.search ? ['search'] : []), ...(chosen.role === 'all' ? [] : ['role'])];
      await recordAudit(em, ctx, { action: 'user.export', fields });
      return { csv: usersCsv(exported), exported: exported.length, count };
    });
  },
};
