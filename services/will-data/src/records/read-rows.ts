import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { preparedRows } from '@plainwill/kit/database/prepared';

/** For a column of time, as it is on the wire: an ISO 8601 instant in UTC. */
export const isoTime = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What is kept beside the fields of a record that the person or our staff may change. */
export const savedByAnyone = `version, saved_by_support as "savedBySupport", ${isoTime('saved_at')} as "savedAt"`;

/**
 * Of which each query of rows is written: `who` holds the `account_id` that asks, the statement's first value, and
 * `living` the `id` and `created_at` of everyone of theirs who has not been removed.
 */
export const whoAndLiving = `who as (select ?::uuid as account_id), living as materialized (
  select id, created_at from people natural join who where removed_at is null
)`;

/** The rows of several queries, which must be constants and name what they select as on the wire, in one statement. */
export async function readRows<Name extends string>(
  em: EntityManager,
  accountId: AccountId,
  queries: Record<Name, string>,
): Promise<Record<Name, object[]>> {
  const lists = Object.entries<string>(queries).map(
    ([name, sql]) => `(select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (${sql}) r) as "${name}"`,
  );
  const [found] = await preparedRows<Record<Name, object[]>>(em, `with ${whoAndLiving} select ${lists.join(', ')}`, [
    accountId,
  ]);
  if (!found) throw new Error('A statement without a table gave no row');
  return found;
}
