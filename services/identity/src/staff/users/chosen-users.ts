import type { EntityManager } from '@mikro-orm/postgresql';
import type { RoleFilter } from '@plainwill/contracts/identity/vocabulary';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { emailIndexes } from '../../accounts/account.entity.ts';
import { soughtTokens } from '../../accounts/search/search-tokens.ts';

interface Sql {
  sql: string;
  values: readonly unknown[];
}

/** A list goes on after a user, in the order of joining. */
interface Start {
  beside?: AccountId | undefined;
  isDescending: boolean;
}

const sqlOf = (sql: string, ...values: readonly unknown[]): Sql => ({ sql, values });
const joined = (between: string, ...parts: readonly Sql[]): Sql => ({
  sql: parts.map(({ sql }) => sql).join(between),
  values: parts.flatMap(({ values }) => values),
});

const isUser = 'email_confirmed_at is not null';
const everyone = sqlOf(`select created_at joined_at, id account_id from accounts where ${isUser}`);
const nobody = sqlOf(`${everyone.sql} and false`);

/**
 * The users of a search and a role, read in the order of joining as far as they are asked for. SQL throughout: its plan
 * decides whether a search among a million accounts takes a millisecond or a second.
 */
export async function chosenUsers(em: EntityManager, vault: Vault, search: string, role: RoleFilter) {
  const tokens = soughtTokens(vault, search);
  const owner = search.includes('@') ? await ownerOf(em, vault, search) : undefined;
  const from = joined(' and ', owner ?? foundBy(search, tokens), ...roleCondition(role));
  const read = (sql: Sql) => (tokens.length > 1 ? readInOrder(em, sql) : rowOf(em, sql));
  return {
    /** Up to so many of them, from the start or from beside a user on. */
    async ids({ beside, isDescending }: Start, limit: number): Promise<AccountId[]> {
      const [way, sooner] = isDescending ? ['desc', '<'] : ['asc', '>'];
      const further = beside
        ? [sqlOf(`(u.joined_at, u.account_id) ${sooner} (select created_at, id from accounts where id = ?)`, beside)]
        : [];
      const order = sqlOf(`order by u.joined_at ${way}, u.account_id ${way} limit ?`, limit);
      // The ids come as one text: to read a row each would take longer than to find it.
      const ids = joined(' ', sqlOf('select u.account_id from'), joined(' and ', from, ...further), order);
      const found = await read(joined('', sqlOf('select array_to_string(array('), ids, sqlOf(`), ',') as found`)));
      return found ? (found.split(',') as AccountId[]) : [];
    },
    count: async () => Number(await read(joined(' ', sqlOf('select count(*) as found from'), from))),
  };
}

const rowOf = async (em: EntityManager, { sql, values }: Sql) =>
  (await em.execute<{ found: string }[]>(sql, [...values]))[0]?.found;

/**
 * Joins the terms in the order of the list and stops when enough are found: PostgreSQL expects few to have several,
 * and would otherwise read all who have each into a hash first, on several processors.
 */
const readInOrder = (em: EntityManager, sql: Sql) =>
  em.transactional(async (em) => {
    await em.execute(
      'set local enable_hashjoin = off; set local max_parallel_workers_per_gather = 0; set local jit = off',
    );
    return rowOf(em, sql);
  });

function roleCondition(role: RoleFilter): Sql[] {
  if (role === 'all') return [];
  const hasRole = 'exists (select from user_roles r where r.account_id = u.account_id';
  return [role === 'none' ? sqlOf(`not ${hasRole})`) : sqlOf(`${hasRole} and r.role = ?)`, role)];
}

/** A whole address finds its account alone. */
async function ownerOf(em: EntityManager, vault: Vault, email: string): Promise<Sql | undefined> {
  const keys = emailIndexes(vault, email);
  const owner = sqlOf(`(${everyone.sql} and email_key in (${keys.map(() => '?').join(', ')})) u where true`, ...keys);
  const found = await rowOf(em, joined(' ', sqlOf('select count(*) as found from'), owner));
  return Number(found) > 0 ? owner : undefined;
}

/** Finds the users who have, for each term of the search, a word in their name or address that begins with it. */
function foundBy(search: string, tokens: readonly string[][]): Sql {
  const [first, ...others] = tokens;
  const users = first
    ? joined(
        ' union all ',
        ...first.map((token) => sqlOf('select joined_at, account_id from account_words where token = ?', token)),
      )
    : search.trim()
      ? nobody
      : everyone;
  return joined(' and ', joined('', sqlOf('('), users, sqlOf(') u where true')), ...others.map(hasWord));
}

const hasWord = (tokens: readonly string[]) =>
  sqlOf(
    `exists (select from account_words w where w.token in (${tokens.map(() => '?').join(', ')})
       and w.joined_at = u.joined_at and w.account_id = u.account_id)`,
    ...tokens,
  );
