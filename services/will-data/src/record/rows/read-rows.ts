import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { preparedRows } from '@plainwill/kit/database/prepared';

/**
 * Of which each query of rows is written: `owner` holds the `account_id` that asks, the statement's first value, and
 * `active_people` the `id` and `created_at` of everyone of theirs who has not been removed.
 */
export const ownerAndActivePeople = `owner as (select ?::uuid as account_id), active_people as materialized (
  select id, created_at from people natural join owner where removed_at is null
)`;

/** The query of the one row that a table has of an account. */
export const ownRow = (table: string, fields: string) => `select ${fields} from ${table} natural join owner`;

/** The query of the rows of a table that tells of people, without those who were removed; the first added first. */
export const activePeopleRows = (table: string, fields: string) =>
  `select id, ${fields} from ${table} natural join owner join active_people using (id)
   order by active_people.created_at, id`;

/** Queries by the name their rows are read under: constants, that name what they select as on the wire. */
type Queries<Name extends string> = Record<Name, string>;

const listsOf = (queries: Queries<string>) =>
  Object.entries(queries).map(
    ([name, sql]) => [name, `(select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (${sql}) r)`] as const,
  );

async function theRow<Row extends object>(em: EntityManager, accountId: AccountId, selected: readonly string[]) {
  const sql = `with ${ownerAndActivePeople} select ${selected.join(', ')}`;
  const [found] = await preparedRows<Row>(em, sql, [accountId]);
  if (!found) throw new Error('A statement without a table gave no row');
  return found;
}

/** The rows of several queries in one statement. */
export const readRows = <Name extends string>(em: EntityManager, accountId: AccountId, queries: Queries<Name>) =>
  theRow<Record<Name, object[]>>(
    em,
    accountId,
    listsOf(queries).map(([name, list]) => `${list} as "${name}"`),
  );

/** The same as JSON, for whoever reads it elsewhere. */
export async function readRowsAsJson(em: EntityManager, accountId: AccountId, queries: Queries<string>) {
  const lists = listsOf(queries).map(([name, list]) => `'${name}', ${list}`);
  const { json } = await theRow<{ json: string }>(em, accountId, [
    `json_build_object(${lists.join(', ')})::text as json`,
  ]);
  return json;
}
