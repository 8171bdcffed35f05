import type { EntityManager } from '@mikro-orm/postgresql';
import {
  maxCountedUsers,
  maxSortedUsers,
  type RoleFilter,
  type UserOrder,
} from '@plainwill/contracts/identity/vocabulary';
import { minuteMs } from '@plainwill/contracts/shared/durations';
import { folded } from '@plainwill/contracts/shared/folded';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { AccountSchema } from '../../accounts/account.entity.ts';
import { chosenUsers } from './chosen-users.ts';
import { usersOf } from './user-list.ts';

/** The users that are asked for, and their order. */
interface Chosen {
  search: string;
  role: RoleFilter;
  order: UserOrder;
  isDescending: boolean;
}

/** The user that a page is beside. */
interface Place {
  pageSize: number;
  after?: AccountId | undefined;
  before?: AccountId | undefined;
}

/** Finds the first of the chosen users, in the order asked for, or by joining where they are too many to sort. */
export async function firstUsers(em: EntityManager, vault: Vault, chosen: Chosen, limit: number) {
  const users = await chosenUsers(em, vault, chosen.search, chosen.role);
  const isByJoining = chosen.order === 'joined';
  const isDescending = isByJoining ? chosen.isDescending : true;
  const ids = await users.ids({ isDescending }, limit);
  const isSortable = ids.length <= maxSortedUsers;
  return {
    ids: isSortable && !isByJoining ? await sorted(em, vault, ids, chosen) : ids,
    isSortable,
    isDescending,
    users,
  };
}

/** Sorts by name or address. Users without a name come last by name; the id decides where nothing else tells two apart. */
async function sorted(em: EntityManager, vault: Vault, ids: readonly AccountId[], { order, isDescending }: Chosen) {
  const people = await usersOf(em, vault, ids);
  const keyed = people.map(({ id, name, email }) => ({
    id,
    keys: order === 'name' ? [name ? '' : '1', folded(name ?? ''), id] : [folded(email), id],
  }));
  const ascending = keyed.sort((a, b) => compare(a.keys, b.keys)).map(({ id }) => id);
  return isDescending ? ascending.reverse() : ascending;
}

function compare(a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((key, index) => key !== b[index]);
  const [one = '', other = ''] = [a[at], b[at]];
  return one < other ? -1 : Number(one > other);
}

/** Finds a page beside a user; the first one if nobody is there, as when that user has gone. */
export async function userPage(
  em: EntityManager,
  vault: Vault,
  { pageSize, after, before, ...chosen }: Chosen & Place,
) {
  const { users, ids, isSortable, isDescending } = await firstUsers(em, vault, chosen, maxCountedUsers + 1);
  const isMore = ids.length > maxCountedUsers;
  const place = { pageSize, after, before };
  const page = isMore ? await furtherPage(users, isDescending, place) : pageIn(ids, place);
  const isEveryone = !chosen.search.trim() && chosen.role === 'all';
  const total = isMore && isEveryone ? Math.max(ids.length, await countUsers(em)) : null;
  return {
    ...(page ?? pageIn(ids, { pageSize })),
    isSortable,
    count: total ?? Math.min(ids.length, maxCountedUsers),
    isMore: isMore && total === null,
  };
}

/** Counted at most once a minute, as counting a million takes a tenth of a second. */
const countUsers = (em: EntityManager) =>
  em.count(AccountSchema, { emailConfirmedAt: { $ne: null } }, { cache: ['all-users', minuteMs] });

/** Cuts a page from a list that is known as a whole. */
function pageIn(all: readonly AccountId[], { pageSize, after, before }: Place) {
  const end = before ? all.indexOf(before) : -1;
  const start = end > 0 ? Math.max(0, end - pageSize) : after ? all.indexOf(after) + 1 : 0;
  const from = start < all.length ? start : 0;
  const ids = all.slice(from, end > 0 ? end : from + pageSize);
  return { ids, isFirst: from === 0, isLast: from + ids.length === all.length };
}

type Users = Awaited<ReturnType<typeof chosenUsers>>;

/** Reads a page of a list by joining that is too long to be read as a whole. */
async function furtherPage(users: Users, isDescending: boolean, { pageSize, after, before }: Place) {
  const beside = before ?? after;
  if (!beside) return null;
  const isBackwards = before !== undefined;
  const read = (beside: AccountId, isBackwards: boolean, limit: number) =>
    users.ids({ beside, isDescending: isDescending !== isBackwards }, limit);
  const found = await read(beside, isBackwards, pageSize + 1);
  const nearest = found[0];
  if (!nearest) return null;
  const ids = found.slice(0, pageSize);
  const isEnd = found.length <= pageSize;
  const isStart = (await read(nearest, !isBackwards, 1)).length === 0;
  return isBackwards
    ? { ids: ids.reverse(), isFirst: isEnd, isLast: isStart }
    : { ids, isFirst: isStart, isLast: isEnd };
}
