import { Migration } from '@mikro-orm/migrations';

export class Migration20261129_SealAuditLog extends Migration {
  override name = 'Migration20261129_SealAuditLog';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "audit_seals" ("position" bigint not null, "key_id" varchar(20) not null, "hash" varchar(64) not null, "at" timestamptz not null, "mac" varchar(64) not null, primary key ("position", "key_id"));`,
    );

    this.addSql(
      `create or replace function "audit_seals_audit_seals_only_grows_fn"() returns trigger as $$ begin raise exception 'the audit log only grows'; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "audit_seals_only_grows" BEFORE UPDATE on "audit_seals" for each STATEMENT execute function "audit_seals_audit_seals_only_grows_fn"();`,
    );
    this.addSql(
      `create or replace function "audit_seals_audit_seals_is_kept_fn"() returns trigger as $$ begin if exists (select from audit_chain where position = old.position) then raise exception 'the audit log only grows'; end if; return old; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "audit_seals_is_kept" BEFORE DELETE on "audit_seals" for each ROW execute function "audit_seals_audit_seals_is_kept_fn"();`,
    );
    this.addSql(
      `create trigger "audit_seals_is_never_emptied" before truncate on "audit_seals" for each statement execute function "audit_seals_audit_seals_only_grows_fn"();`,
    );

    this.addSql(
      `create or replace function "prune_audit_log"(last_position bigint) returns bigint as $$ declare gone bigint; begin delete from audit_log where id in (select entry_id from audit_chain where position <= last_position); get diagnostics gone = row_count; delete from audit_chain where position <= last_position; delete from audit_seals where position <= last_position; return gone; end; $$ language plpgsql security definer set search_path = public, pg_temp;`,
    );
    this.addSql(`revoke all on function "prune_audit_log"(bigint) from public;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop function if exists "prune_audit_log"(bigint);`);
    this.addSql(`drop trigger if exists "audit_seals_is_never_emptied" on "audit_seals";`);
    this.addSql(`drop trigger if exists "audit_seals_only_grows" on "audit_seals";`);
    this.addSql(`drop function if exists "audit_seals_audit_seals_only_grows_fn"();`);
    this.addSql(`drop trigger if exists "audit_seals_is_kept" on "audit_seals";`);
    this.addSql(`drop function if exists "audit_seals_audit_seals_is_kept_fn"();`);
    this.addSql(`drop table if exists "audit_seals" cascade;`);
  }
}
