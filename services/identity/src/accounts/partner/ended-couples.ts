/** A couple that planned together until then, as an ISO date and time. It has nothing of the two. */
export interface EndedCouple {
  coupleId: string;
  endedAt: string;
}

/** Asks the identity database, whoever is connected to it. */
type Ask = <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>;

const hasCouples = async (ask: Ask) => {
  const [sides] = await ask<{ found: string | null }>(`select to_regclass('couple_sides') as found`);
  return Boolean(sides?.found);
};

/** Every couple of this database that has ended; none if the database is older than planning together. */
export async function endedCouples(ask: Ask): Promise<EndedCouple[]> {
  if (!(await hasCouples(ask))) return [];
  const rows = await ask<{ coupleId: string; endedAt: Date }>(
    `select couple_id as "coupleId", min(ended_at) as "endedAt" from couple_sides
      where ended_at is not null group by couple_id order by 2`,
  );
  return rows.map(({ coupleId, endedAt }) => ({ coupleId, endedAt: endedAt.toISOString() }));
}

/**
 * Ends couples again that an older copy of the database has brought back, so that neither sees what the other shared.
 * @returns how many there are
 */
export async function endCouplesAgain(ask: Ask, ended: readonly EndedCouple[]): Promise<number> {
  if (!(await hasCouples(ask))) return 0;
  const back = await ask<{ coupleId: string }>(
    `update couple_sides c set ended_at = list.ended_at, partner_account_id = null, partner_name = null
       from unnest($1::uuid[], $2::timestamptz[]) as list (couple_id, ended_at)
      where c.couple_id = list.couple_id and c.ended_at is null returning c.couple_id as "coupleId"`,
    [ended.map(({ coupleId }) => coupleId), ended.map(({ endedAt }) => endedAt)],
  );
  return new Set(back.map(({ coupleId }) => coupleId)).size;
}
