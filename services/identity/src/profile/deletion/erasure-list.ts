/** An entry says that an account was erased, and when, as an ISO date and time. It has nothing of the person. */
export interface ErasedAccount {
  accountId: string;
  erasedAt: string;
}

/** Asks the identity database. SQL, for the backup commands ask a restored database, by a connection without the ORM. */
type Ask = <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>;

/** Lists every erasure that the audit log of this database knows of; none if the database is older than its log. */
export async function erasedAccounts(ask: Ask): Promise<ErasedAccount[]> {
  const [log] = await ask<{ found: string | null }>(`select to_regclass('audit_log') as found`);
  if (!log?.found) return [];
  const rows = await ask<{ accountId: string; erasedAt: Date }>(
    `select subject_account_id as "accountId", min(at) as "erasedAt" from audit_log
      where action = 'deletion.done' and subject_account_id is not null
      group by subject_account_id order by 2`,
  );
  return rows.map(({ accountId, erasedAt }) => ({ accountId, erasedAt: erasedAt.toISOString() }));
}

/**
 * Makes accounts due that were erased before, and are back because an older copy of the database was restored. The
 * service lets nobody into an account that is due, and removes it from every service within a minute of its start.
 * @returns how many there are
 */
export async function eraseAgain(ask: Ask, erased: readonly ErasedAccount[]): Promise<number> {
  const back = await ask(
    `update accounts set deletion_at = least(deletion_at, erased_at)
       from unnest($1::uuid[], $2::timestamptz[]) as list (account_id, erased_at) where id = account_id returning id`,
    [erased.map(({ accountId }) => accountId), erased.map(({ erasedAt }) => erasedAt)],
  );
  return back.length;
}

/**
 * Takes back the day of deletion of every account that was to be deleted unused: its owner may have signed in after the
 * backup was made. Those who did not are warned again, and have their month again.
 */
export const warnAgain = (ask: Ask) =>
  ask('update accounts set inactive_deletion_on = null where inactive_deletion_on is not null');
