import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { KnownDeviceSchema } from '../account-store/known-device.entity.ts';

const knownMs = 90 * 24 * 3_600_000;

/**
 * Notes a kind of browser in a network.
 * @returns whether neither has been seen for 90 days, in an account that has others
 */
export async function isNewDevice(
  em: EntityManager,
  { accountId, label, network }: { accountId: AccountId; label: string; network: string },
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - knownMs);
  const [seen] = await em.execute<{ is_new: boolean }[]>(
    `select count(*) > 0 and not bool_or((label = ? or network = ?) and last_seen_at > ?) is_new
     from known_devices where account_id = ?`,
    [label, network, since, accountId],
  );
  await em.execute(
    `insert into known_devices (account_id, label, network, last_seen_at) values (?, ?, ?, ?)
     on conflict (account_id, label, network) do update set last_seen_at = excluded.last_seen_at`,
    [accountId, label, network, now],
  );
  return seen?.is_new ?? false;
}

export const purgeKnownDevices = (em: EntityManager, now: Date) =>
  em.nativeDelete(KnownDeviceSchema, { lastSeenAt: { $lt: new Date(now.getTime() - knownMs) } });
