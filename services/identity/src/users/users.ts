import type { User, usersContract } from '@plainwill/contracts/identity/users';
import { maxCountedUsers, maxExportedUsers } from '@plainwill/contracts/identity/vocabulary';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { csvOf } from '@plainwill/kit/csv';
import { dailyCounts } from '@plainwill/kit/database/daily-counts';
import { Refusal } from '@plainwill/kit/refusal';
import { recordAudit } from '../audit/record-audit.ts';
import type { CallContext } from '../context.ts';
import { accountStatus } from './account-status.ts';
import { type FoundUsers, findUsers, prepareSearch, usersOf } from './user-list.ts';

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

interface Page {
  pageSize: number;
  after?: AccountId | undefined;
  before?: AccountId | undefined;
}

export const users: HandlersOf<typeof usersContract, CallContext> = {
  ...accountStatus,

  list: async ({ ctx, input: { pageSize, after, before, ...chosen } }) => {
    const holds = await prepareSearch(ctx, chosen.role);
    const found = findUsers(ctx.directory, chosen, holds);
    const { from, to } = pageOf(found, { pageSize, after, before });
    const users = await usersOf(ctx.em, ctx.vault, found.ids(from, to));
    const all = found.count;
    const most = chosen.search ? maxCountedUsers : all;
    return {
      users,
      count: Math.min(all, most),
      isMore: all > most,
      next: to < all ? lastOf(users) : null,
      previous: from > 0 ? (users[0]?.id ?? null) : null,
    };
  },

  daily: ({ ctx: { em, now } }) =>
    dailyCounts(em, 'select created_at at from accounts where email_confirmed_at is not null', now),

  get: async ({ ctx: { em, vault }, input: { id } }) => {
    const [user] = await usersOf(em, vault, [id]);
    if (!user) throw new Refusal('UserNotFound');
    return user;
  },

  export: async ({ ctx, input: chosen }) => {
    const holds = await prepareSearch(ctx, chosen.role);
    const { count, ids } = findUsers(ctx.directory, chosen, holds);
    const first = ids(0, maxExportedUsers);
    return ctx.em.transactional(async (em) => {
      const exported = await usersOf(em, ctx.vault, first);
      await recordAudit(em, ctx, { action: 'user.export' });
      return { csv: usersCsv(exported), exported: exported.length, count };
    });
  },
};

const lastOf = (users: readonly User[]) => users.at(-1)?.id ?? null;

/** Which part of the found is the page asked for; the first one if nobody is there, as when its start has gone. */
function pageOf({ count, ids, positionOf }: FoundUsers, { pageSize, after, before }: Page) {
  const until = before === undefined ? undefined : positionOf(before);
  if (until) return { from: Math.max(0, until - pageSize), to: until };
  const start = after === undefined ? undefined : positionOf(after);
  // It may be there no longer as one of those who were chosen.
  const next = start === undefined ? 0 : start + (ids(start, start + 1)[0] === after ? 1 : 0);
  const from = next < count ? next : 0;
  return { from, to: Math.min(from + pageSize, count) };
}
