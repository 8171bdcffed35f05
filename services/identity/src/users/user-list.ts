import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '@plainwill/contracts/identity/users';
import type { RoleFilter, UserOrder } from '@plainwill/contracts/identity/vocabulary';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { personOf } from '../account-store/account.entity.ts';
import type { Encrypted } from '../account-store/encrypted.ts';
import type { CallContext } from '../context.ts';
import { UserRoleSchema } from '../roles/user-role.entity.ts';
import { folded } from './directory-entry.ts';
import type { UserDirectory } from './user-directory.ts';

export interface ChosenUsers {
  search: string;
  role: RoleFilter;
  order: UserOrder;
  isDescending: boolean;
}

/** The chosen users in their order. */
export interface FoundUsers {
  count: number;
  ids(from: number, to: number): AccountId[];
  /** Where a user stands among them, or would stand; undefined for one that is gone. */
  positionOf(id: AccountId): number | undefined;
}

type RoleTest = (id: AccountId) => boolean;

/** Reads what is needed to find users now. @returns whether somebody holds the role; nothing where any will do */
export async function prepareSearch({ em, directory }: CallContext, role: RoleFilter): Promise<RoleTest | undefined> {
  const [holds] = await Promise.all([roleTest(em, role), directory.refresh(em)]);
  return holds;
}

/** What it returns is good until the next wait: the directory may be refreshed then. */
export function findUsers({ users }: UserDirectory, chosen: ChosenUsers, holds: RoleTest | undefined): FoundUsers {
  const { order, isDescending } = chosen;
  const sorted = users.sortedBy(order);
  const part = folded(chosen.search);
  const holding = part && users.holding(part);
  const found = holding ? sorted.filter((slot) => holding[slot]) : sorted;
  const meant = holds ? found.filter((slot) => holds(users.entryIn(slot).id)) : found;
  const slots = isDescending ? meant.toReversed() : meant;
  return {
    count: slots.length,
    ids: (from, to) => slots.slice(from, to).map((slot) => users.entryIn(slot).id),
    positionOf(id) {
      const entry = users.get(id);
      return entry && users.positionIn(slots, entry, order, isDescending);
    },
  };
}

async function roleTest(em: EntityManager, role: RoleFilter): Promise<RoleTest | undefined> {
  if (role === 'all') return undefined;
  const held = await em.find(UserRoleSchema, role === 'none' ? {} : { role }, { disableIdentityMap: true });
  const holders = new Set(held.map(({ account }) => account.id));
  return (id) => holders.has(id) === (role !== 'none');
}

const onTheWire = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A user as they are on the wire, but encrypted. */
type Row = Omit<User, 'email' | 'name'> & { email: Encrypted; name: Encrypted | null };

const columns = `a.id, a.email, a.name,
  array(select r.role from user_roles r where r.account_id = a.id order by r.role)::text[] as roles,
  ${onTheWire('a.created_at')} as "joinedAt", ${onTheWire('a.disabled_at')} as "disabledAt",
  ${onTheWire('a.deletion_at')} as "deletionAt"`;

const batchSize = 1000;

/** These users as they are stored, in the order given. Who is gone is left out. SQL, as each is sent as it is read. */
export async function usersOf(em: EntityManager, vault: Vault, ids: readonly AccountId[]): Promise<User[]> {
  const users = new Map<AccountId, User>();
  for (let from = 0; from < ids.length; from += batchSize) {
    const rows = await em.execute<Row[]>(
      `select ${columns} from accounts a where a.id = any(?::uuid[]) and a.email_confirmed_at is not null`,
      [`{${ids.slice(from, from + batchSize).join(',')}}`],
    );
    for (const row of rows) users.set(row.id, { ...row, ...personOf(vault, row) });
  }
  return ids.flatMap((id) => users.get(id) ?? []);
}
