import type { EntityManager } from '@mikro-orm/postgresql';
import type { usersContract } from '@plainwill/contracts/identity/users';
import { mostCountedUsers, mostExportedUsers } from '@plainwill/contracts/identity/vocabulary';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { Refusal } from '@plainwill/kit/refusal';
import { recordAudit } from '../audit/record-audit.ts';
import type { CallContext } from '../context.ts';
import { type ChosenUsers, countUsers, someUsers, userOf } from './user-list.ts';
import { usersCsv } from './users-csv.ts';

interface Page {
  pageSize: number;
  after?: AccountId | undefined;
  before?: AccountId | undefined;
}

export const users: HandlersOf<typeof usersContract, CallContext> = {
  list: async ({ ctx: { em }, input: { pageSize, after, before, ...chosen } }) => {
    const [found, page] = await Promise.all([countFound(em, chosen), pageOf(em, chosen, { pageSize, after, before })]);
    return { ...page, ...found };
  },

  get: async ({ ctx: { em }, input: { id } }) => {
    const user = await userOf(em, id);
    if (!user) throw new Refusal('UserNotFound');
    return user;
  },

  export: ({ ctx, input: chosen }) =>
    ctx.em.transactional(async (em) => {
      const count = await countUsers(em, chosen);
      const exported = await someUsers(em, chosen, { limit: mostExportedUsers });
      await recordAudit(em, ctx, { action: 'user.export' });
      return { csv: usersCsv(exported), exported: exported.length, count };
    }),
};

async function countFound(em: EntityManager, chosen: ChosenUsers) {
  if (!chosen.search) return { count: await countUsers(em, chosen), isMore: false };
  const count = await countUsers(em, chosen, mostCountedUsers + 1);
  return { count: Math.min(count, mostCountedUsers), isMore: count > mostCountedUsers };
}

/** The page asked for; the first one if nobody is there, as when the user it starts from has gone. */
async function pageOf(em: EntityManager, chosen: ChosenUsers, { pageSize, after, before }: Page) {
  const limit = pageSize + 1;
  if (before) {
    const found = await someUsers(em, { ...chosen, isDescending: !chosen.isDescending }, { limit, beyond: before });
    const users = found.slice(0, pageSize).reverse();
    if (users.length > 0)
      return {
        users,
        next: users.at(-1)?.id ?? null,
        previous: found.length > pageSize ? (users[0]?.id ?? null) : null,
      };
  }
  const found = await someUsers(em, chosen, { limit, beyond: after });
  if (after && found.length === 0) return pageOf(em, chosen, { pageSize });
  const users = found.slice(0, pageSize);
  return {
    users,
    next: found.length > pageSize ? (users.at(-1)?.id ?? null) : null,
    previous: after ? (users[0]?.id ?? null) : null,
  };
}
