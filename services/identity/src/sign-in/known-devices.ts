import type { EntityManager } from '@mikro-orm/postgresql';
import { dayMs } from '@plainwill/contracts/shared/durations';
import type { AccountId } from '@plainwill/contracts/shared/ids';

const knownMs = 90 * dayMs;

/**
 * Notes a kind of browser in a network, and looks at those that were there before. SQL, for each sign-in does both by one
 * statement.
 * @returns whether neither has been seen for 90 days, in an account that has others
 */
export async function isNewDevice(
  em: EntityManager,
  { accountId, label, network }: { accountId: AccountId; label: string; network: string },
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - knownMs);
  const [seen] = await em.execute<{ is_new: boolean }[]>(
    `with noted as (
       insert into known_devices (account_id, label, network, last_seen_at) values (?, ?, ?, ?)
       on conflict (account_id, label, network) do update set last_seen_at = excluded.last_seen_at
     ) select count(*) > 0 and not bool_or((label = ? or network = ?) and last_seen_at > ?) is_new
     from known_devices where account_id = ?`,
    [accountId, label, network, now, label, network, since, accountId],
  );
  return seen?.is_new ?? false;
}

/** Forgets devices after 90 days, but for the last of an account, which the next one differs from. SQL, for it is set-based. */
export const purgeKnownDevices = (em: EntityManager, now: Date) =>
  em.execute(
    `delete from known_devices d where last_seen_at < ? and exists
       (select from known_devices later where later.account_id = d.account_id and later.last_seen_at > d.last_seen_at)`,
    [new Date(now.getTime() - knownMs)],
  );
