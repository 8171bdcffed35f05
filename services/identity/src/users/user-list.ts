import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '@plainwill/contracts/identity/users';
import type { Role, RoleFilter, UserOrder } from '@plainwill/contracts/identity/vocabulary';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { CallContext } from '../context.ts';
import { comparisons, type DirectoryEntry, positionIn } from './directory-entry.ts';
import { folded } from './folded.ts';

export interface ChosenUsers {
  search: string;
  role: RoleFilter;
  order: UserOrder;
  isDescending: boolean;
}

/** The chosen users in their order. */
export interface FoundUsers {
  entries: readonly DirectoryEntry[];
  /** Where a user stands among them, or would stand; undefined for one that is gone. */
  positionOf(id: AccountId): number | undefined;
}

export async function findUsers({ em, users }: CallContext, chosen: ChosenUsers): Promise<FoundUsers> {
  const { order, isDescending } = chosen;
  await users.refresh(em);
  const isMeant = await filterOf(em, chosen);
  const sorted = users.sortedBy(order);
  const meant = isMeant ? sorted.filter(isMeant) : sorted;
  const entries = isDescending ? meant.toReversed() : meant;
  const compare = comparisons[order];
  return {
    entries,
    positionOf(id) {
      const entry = users.entryOf(id);
      return entry && positionIn(entries, entry, isDescending ? (a, b) => compare(b, a) : compare);
    },
  };
}

/** The search is literal. @returns nothing where everyone is meant */
async function filterOf(em: EntityManager, { search, role }: ChosenUsers) {
  const sought = folded(search);
  if (role === 'all') return sought ? ({ text }: DirectoryEntry) => text.includes(sought) : undefined;
  const held = await em.execute<{ account_id: AccountId; role: Role }[]>('select account_id, role from user_roles');
  const holders = new Set(held.filter((row) => role === 'none' || row.role === role).map((row) => row.account_id));
  return ({ id, text }: DirectoryEntry) => holders.has(id) === (role !== 'none') && text.includes(sought);
}

/** A user as they are on the wire. */
const columns = `a.id, a.email, a.name,
  array(select r.role from user_roles r where r.account_id = a.id order by r.role)::text[] as roles,
  to_char(a.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "joinedAt"`;

const batchSize = 1000;

/** These users as they are stored, in the order given. Who is gone is left out. */
export async function usersOf(em: EntityManager, ids: readonly AccountId[]): Promise<User[]> {
  const users = new Map<AccountId, User>();
  for (let from = 0; from < ids.length; from += batchSize) {
    const rows = await em.execute<User[]>(
      `select ${columns} from accounts a where a.id = any(?::uuid[]) and a.email_confirmed_at is not null`,
      [`{${ids.slice(from, from + batchSize).join(',')}}`],
    );
    for (const user of rows) users.set(user.id, user);
  }
  return ids.flatMap((id) => users.get(id) ?? []);
}
