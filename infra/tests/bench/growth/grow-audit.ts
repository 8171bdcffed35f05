import { setTimeout as pause } from 'node:timers/promises';
import { entryText } from '@plainwill/kit/audit/chain-sql';
import type pg from 'pg';

/** Runs it without triggers: rows refer to what is there, and the audit log is chained at the end. */
export async function withoutTriggers(database: pg.Client, work: () => Promise<unknown>) {
  await database.query('set session_replication_role = replica');
  await work();
  await database.query('set session_replication_role = origin');
}

/** Waits until the service has sealed every entry, so that nothing is measured beside the sealing. */
export async function awaitAuditSeals(database: pg.Client) {
  const isSealed = async () => {
    const { rows } = await database.query<{ is_sealed: boolean }>(
      'select (select max(position) from audit_chain) = (select max(position) from audit_seals) is_sealed',
    );
    return rows[0]?.is_sealed;
  };
  while (!(await isSealed())) await pause(1000);
}

/** Chains the entries that were added without triggers, as the trigger would have done one by one. */
export const chainEntries = (database: pg.Client) =>
  database.query(`
    do $$
    declare e audit_log; place bigint; last_hash text;
    begin
      select position, hash into place, last_hash from audit_chain order by position desc limit 1;
      for e in select * from audit_log l where not exists (select from audit_chain where entry_id = l.id) order by at, id
      loop
        place := coalesce(place, 0) + 1;
        last_hash := encode(sha256(convert_to(coalesce(last_hash, '') || ${entryText}, 'UTF8')), 'hex');
        insert into audit_chain (position, entry_id, hash) values (place, e.id, last_hash);
      end loop;
    end; $$`);
