import type { User, usersContract } from '@plainwill/contracts/identity/users';
import { maxExportedUsers } from '@plainwill/contracts/identity/vocabulary';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { csvOf } from '@plainwill/kit/csv';
import { dailyCounts } from '@plainwill/kit/database/daily-counts';
import { Refusal } from '@plainwill/kit/refusal';
import { recordAudit } from '../../accounts/audit/record-audit.ts';
import type { CallContext } from '../../context.ts';
import { accountStatus } from './account-status.ts';
import { holdersOf, usersOf } from './user-list.ts';

/** The users as a table for a spreadsheet, with the same columns as the list. */
const usersCsv = (users: readonly User[]): string =>
  csvOf(
    ['User ID', 'Name', 'Email', 'Roles', 'Joined', 'Disabled'],
    users.map(({ id, name, email, roles, joinedAt, disabledAt }) => [
      id,
      name,
      email,
      roles.join(' '),
      joinedAt,
      disabledAt,
    ]),
  );

export const users: HandlersOf<typeof usersContract, CallContext> = {
  ...accountStatus,

  list: async ({ ctx: { em, vault, directory }, input }) => {
    const holders = await holdersOf(em, input.role);
    const { ids, count, isMore, isFirst, isLast } = await directory.page(em, { ...input, holders });
    const users = await usersOf(em, vault, ids);
    return {
      users,
      count,
      isMore,
      next: isLast ? null : (users.at(-1)?.id ?? null),
      previous: isFirst ? null : (users[0]?.id ?? null),
    };
  },

  daily: ({ ctx: { em, now } }) =>
    dailyCounts(em, { table: 'accounts', at: 'created_at', where: 'email_confirmed_at is not null' }, now),

  get: async ({ ctx: { em, vault }, input: { id } }) => {
    const [user] = await usersOf(em, vault, [id]);
    if (!user) throw new Refusal('UserNotFound');
    return user;
  },

  export: async ({ ctx, input: chosen }) => {
    const holders = await holdersOf(ctx.em, chosen.role);
    const { ids, count } = await ctx.directory.first(ctx.em, { ...chosen, holders }, maxExportedUsers);
    return ctx.em.transactional(async (em) => {
      const exported = await usersOf(em, ctx.vault, ids);
      await recordAudit(em, ctx, { action: 'user.export' });
      return { csv: usersCsv(exported), exported: exported.length, count };
    });
  },
};
