import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';

/** For a column of time, as it is on the wire: an ISO 8601 instant in UTC. */
export const isoTime = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * The rows of several queries in one statement. In each query `who` holds the `account_id` that asks, and `living` the
 * `id` and `created_at` of everyone of theirs who has not been removed; what it selects is named as on the wire.
 */
export async function readRows<Name extends string>(
  em: EntityManager,
  accountId: AccountId,
  queries: Record<Name, string>,
): Promise<Record<Name, object[]>> {
  const lists = Object.entries<string>(queries).map(
    ([name, sql]) => `(select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (${sql}) r) as "${name}"`,
  );
  const [found] = await em.execute<Record<Name, object[]>[]>(
    `with who as (select ?::uuid as account_id), living as materialized (
       select id, created_at from people natural join who where removed_at is null
     ) select ${lists.join(', ')}`,
    [accountId],
  );
  if (!found) throw new Error('A statement without a table gave no row');
  return found;
}
