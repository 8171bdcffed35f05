import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { measure } from '../telemetry/metrics.ts';

// SQL, for it asks the server about itself. The age counts from when the newest segment left, and only while another one that is full, or was closed by
// `archive_timeout`, has not: where nothing is written nothing has to leave.
const sql = `
  select case when is_failing or archived is null or archived < closed
    then extract(epoch from now() - coalesce(last_archived_time, stats_reset))::float8 else 0 end as age
  from pg_stat_archiver,
    lateral (select last_failed_time > coalesce(last_archived_time, '-infinity') as is_failing) failure,
    lateral (select case when last_archived_wal ~ '^[0-9A-F]{24}' then substr(last_archived_wal, 9, 16)
      when last_archived_wal is not null then repeat('F', 16) end as archived) newest,
    lateral (select substr(pg_walfile_name(
      pg_current_wal_lsn() + 1 - pg_size_bytes(current_setting('wal_segment_size'))), 9, 16) as closed) wal
  where current_setting('archive_mode') <> 'off'`;

/** For how long the server’s write-ahead log has not been archived, in seconds; 0 when all of it is, null where none is. */
export async function archiveAge(em: EntityManager): Promise<number | null> {
  const [found] = await em.execute<{ age: number }[]>(sql);
  return found?.age ?? null;
}

/** Tells Prometheus how much would be lost with the server's disk, where its write-ahead log is archived. */
export function measureArchive(orm: MikroORM) {
  measure({
    name: 'plainwill_wal_archive_age_seconds',
    help: 'For how long the write-ahead log of the database server has not been archived; 0 when nothing waits',
    labels: [],
    async read() {
      const value = await archiveAge(orm.em.fork());
      return value === null ? [] : [{ labels: {}, value }];
    },
  });
}
