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

/** The rows of several queries, which must be constants and name what they select as on the wire, in one statement. */
export async function readRows<Name extends string>(
  em: EntityManager,
  accountId: AccountId,
  queries: Record<Name, string>,
): Promise<Record<Name, object[]>> {
  const lists = Object.entries<string>(queries).map(
    ([name, sql]) => `(select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (${sql}) r) as "${name}"`,
  );
  const [found] = await preparedRows<Record<Name, object[]>>(
    em,
    `with ${ownerAndActivePeople} select ${lists.join(', ')}`,
    [accountId],
  );
  if (!found) throw new Error('A statement without a table gave no row');
  return found;
}
