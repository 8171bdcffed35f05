import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '@plainwill/contracts/identity/users';
import type { RoleFilter, UserOrder } from '@plainwill/contracts/identity/vocabulary';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { foldedSql } from './folded-sql.ts';

export interface ChosenUsers {
  search: string;
  role: RoleFilter;
  order: UserOrder;
  isDescending: boolean;
}

/** What each order compares, with the account last where that alone does not tell two apart; indexed as it stands. */
const keys: Record<UserOrder, readonly string[]> = {
  joined: ['created_at', 'id'],
  name: ['sort_name', 'id'],
  email: ['email_key'],
};

const holding = (role: string) =>
  `exists (select 1 from user_roles r where r.account_id = a.id${role === 'none' ? '' : ' and r.role = ?'})`;

/** SQL for who is meant, and its values. The search is literal: what LIKE takes for a pattern is escaped. */
function whoIsMeant({ search, role }: Pick<ChosenUsers, 'search' | 'role'>) {
  const conditions = ['a.email_confirmed_at is not null'];
  const values: string[] = [];
  if (search) {
    // In the collation of the column, without which its index is of no use.
    conditions.push(`a.search_text like ('%' || ${foldedSql('?')} || '%') collate "default"`);
    values.push(search.replace(/[\\%_]/g, '\\$&'));
  }
  if (role === 'none') conditions.push(`not ${holding(role)}`);
  else if (role !== 'all') {
    conditions.push(holding(role));
    values.push(role);
  }
  return { where: conditions.join(' and '), values };
}

/** A user as they are on the wire. */
const columns = `a.id, a.email, a.name,
  array(select r.role from user_roles r where r.account_id = a.id order by r.role)::text[] as roles,
  to_char(a.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "joinedAt"`;

/** How many are meant; with `most` given, no more than that are counted. */
export async function countUsers(em: EntityManager, chosen: ChosenUsers, most?: number): Promise<number> {
  const { where, values } = whoIsMeant(chosen);
  const [found] = await em.execute<{ n: string }[]>(
    `select count(*) n from (select from accounts a where ${where} ${most ? 'limit ?' : ''}) a`,
    [...values, ...(most ? [most] : [])],
  );
  return Number(found?.n);
}

interface Part {
  limit: number;
  /** Where the part begins: beyond this user, in the order asked for. */
  beyond?: AccountId | undefined;
}

/** Who is searched for is looked for among so many in the order asked for, before everyone found is put in order. */
const lookedThrough = 2000;

/** Some of the chosen users in their order. However far in, it costs as much as the first. */
export async function someUsers(em: EntityManager, chosen: ChosenUsers, { limit, beyond }: Part): Promise<User[]> {
  const { where, values } = whoIsMeant(chosen);
  const key = keys[chosen.order];
  const direction = chosen.isDescending ? 'desc' : 'asc';
  const named = (alias: string) => key.map((column) => `${alias}.${column}`).join(', ');
  const isBeyond = `(${named('a')}) ${chosen.isDescending ? '<' : '>'} (select ${named('b')} from accounts b where b.id = ?)`;
  const andBeyond = beyond ? `and ${isBeyond}` : '';
  const from = beyond ? [beyond] : [];
  const inOrder = `order by ${key.map((column) => `a.${column} ${direction}`).join(', ')} limit ?`;
  if (!chosen.search)
    return em.execute<User[]>(`select ${columns} from accounts a where ${where} ${andBeyond} ${inOrder}`, [
      ...values,
      ...from,
      limit,
    ]);

  // Where many are found, enough of them are near. Where few are, all are found by the index of the search and sorted;
  // `offset 0` keeps the planner from going through the whole order instead.
  const near = await em.execute<User[]>(
    `select ${columns} from
       (select * from accounts a where a.email_confirmed_at is not null ${andBeyond} ${inOrder}) a
     where ${where} ${inOrder}`,
    [...from, lookedThrough, ...values, limit],
  );
  if (near.length === limit) return near;
  return em.execute<User[]>(
    `select ${columns} from (
       select id from (
         select a.id, a.created_at, a.sort_name, a.email_key from accounts a where ${where} ${andBeyond} offset 0
       ) a ${inOrder}
     ) found join accounts a using (id) ${inOrder}`,
    [...values, ...from, limit, limit],
  );
}

export async function userOf(em: EntityManager, id: AccountId): Promise<User | null> {
  const [user] = await em.execute<User[]>(
    `select ${columns} from accounts a where a.id = ? and a.email_confirmed_at is not null`,
    [id],
  );
  return user ?? null;
}
