/** A trusted person was removed or has left, or a request for a release has ended, until then as an ISO date and time. */
export interface TakenFromTrusted {
  taken: 'removed' | 'left' | 'release';
  id: string;
  takenAt: string;
}

/** Asks the will-data database, whoever is connected to it. */
type Ask = <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>;

const hasReleases = async (ask: Ask) => {
  const [found] = await ask<{ found: string | null }>(`select to_regclass('releases') as found`);
  return Boolean(found?.found);
};

/** Everything of this database that trusted people must not get back; none if it is older than releases. */
export async function takenFromTrusted(ask: Ask): Promise<TakenFromTrusted[]> {
  if (!(await hasReleases(ask))) return [];
  const rows = await ask<{ taken: TakenFromTrusted['taken']; id: string; takenAt: Date }>(
    `select 'release' as taken, id::text, ended_at as "takenAt" from releases where ended_at is not null
     union all
     select case action when 'trusted.remove' then 'removed' else 'left' end, object_id::text, max(at) from audit_log
      where action in ('trusted.remove', 'trusted.leave') and object_id is not null group by action, object_id`,
  );
  return rows.map(({ taken, id, takenAt }) => ({ taken, id, takenAt: takenAt.toISOString() }));
}

/**
 * Takes away again what an older copy of the database has brought back: a request that its owner has declined counts no
 * more, and someone whom they have removed reads no more.
 * @returns how many there are
 */
export async function takeAgain(ask: Ask, list: readonly TakenFromTrusted[]): Promise<number> {
  if (!(await hasReleases(ask))) return 0;
  const idsOf = (wanted: TakenFromTrusted['taken']) => list.filter(({ taken }) => taken === wanted).map(({ id }) => id);
  const ended = await ask<{ id: string }>(
    `update releases r set stage = 'refused', snapshot = null, ended_at = list.at,
       state = r.state || '{"stage": "refused", "ending": "here"}'
       from unnest($1::uuid[], $2::timestamptz[]) as list (id, at)
      where r.id = list.id and r.ended_at is null returning r.id`,
    [idsOf('release'), list.filter(({ taken }) => taken === 'release').map(({ takenAt }) => takenAt)],
  );
  const removed = await ask<{ id: string }>('delete from trusted_people where id = any($1::uuid[]) returning id', [
    idsOf('removed'),
  ]);
  const left = await ask<{ id: string }>(
    `update trusted_people set state = 'left', trusted_account_id = null
      where id = any($1::uuid[]) and state <> 'left' returning id`,
    [idsOf('left')],
  );
  return ended.length + removed.length + left.length;
}
