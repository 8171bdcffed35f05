import { Migration } from '@mikro-orm/migrations';
import { chainExisting, refuseTruncate } from '@plainwill/kit/audit/chain-sql';

export class Migration20261122_LinkAuditEntries extends Migration {
  override name = 'Migration20261122_LinkAuditEntries';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "audit_chain" ("position" bigint not null, "entry_id" uuid not null, "hash" varchar(64) not null, primary key ("position"));`,
    );
    this.addSql(`alter table "audit_chain" add constraint "audit_chain_entry_id_unique" unique ("entry_id");`);

    this.addSql(
      `alter table "audit_log" add "actor_roles" jsonb not null default '[]', add "subject_account_id" uuid null, add "outcome" varchar(10) not null default 'done', add "reason" varchar(500) null, add "network" varchar(64) null;`,
    );
    this.addSql(
      `alter table "audit_log" alter column "actor_roles" drop default, alter column "outcome" drop default;`,
    );
    this.addSql(`alter table "audit_log" alter column "actor_account_id" drop not null;`);
    this.addSql(`alter table "audit_log" alter column "actor_session_key" drop not null;`);
    this.addSql(
      `alter table "audit_log" alter column "object_id" type varchar(100) using ("object_id"::varchar(100));`,
    );
    this.addSql(`create index "audit_log_actor_account_id_index" on "audit_log" ("actor_account_id");`);
    this.addSql(`create index "audit_log_subject_account_id_index" on "audit_log" ("subject_account_id");`);
    this.addSql(`create index "audit_log_newest" on "audit_log" ("at", "id");`);
    this.addSql(
      `create or replace function "audit_log_audit_log_is_chained_fn"() returns trigger as $$ declare last_position bigint; last_hash text; begin perform pg_advisory_xact_lock(hashtextextended('audit_chain', 0)); select position, hash into last_position, last_hash from audit_chain order by position desc limit 1; insert into audit_chain (position, entry_id, hash) values (coalesce(last_position, 0) + 1, new.id, encode(sha256(convert_to(coalesce(last_hash, '') || jsonb_build_array(new.id, to_char(new.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), new.actor_account_id, new.actor_session_key, new.actor_roles, new.action, new.subject_account_id, new.object_id, new.outcome, new.fields, new.reason, new.network, new.request_id)::text, 'UTF8')), 'hex')); return null; end; $$ language plpgsql; create constraint trigger "audit_log_is_chained" after insert on "audit_log" deferrable initially deferred for each row execute function "audit_log_audit_log_is_chained_fn"();`,
    );

    this.addSql(
      `create or replace function "audit_chain_audit_chain_only_grows_fn"() returns trigger as $$ begin raise exception 'the audit log only grows'; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "audit_chain_only_grows" BEFORE UPDATE OR DELETE on "audit_chain" for each STATEMENT execute function "audit_chain_audit_chain_only_grows_fn"();`,
    );

    this.addSql(refuseTruncate('audit_chain'));
    this.addSql(chainExisting);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "audit_chain_only_grows" on "audit_chain";`);
    this.addSql(`drop function if exists "audit_chain_audit_chain_only_grows_fn"();`);
    this.addSql(`drop table if exists "audit_chain" cascade;`);

    this.addSql(`drop index "audit_log_actor_account_id_index";`);
    this.addSql(`drop index "audit_log_subject_account_id_index";`);
    this.addSql(`drop index "audit_log_newest";`);
    this.addSql(`drop trigger if exists "audit_log_is_chained" on "audit_log";`);
    this.addSql(`drop function if exists "audit_log_audit_log_is_chained_fn"();`);
    this.addSql(
      `alter table "audit_log" drop column "actor_roles", drop column "subject_account_id", drop column "outcome", drop column "reason", drop column "network";`,
    );
    this.addSql(`alter table "audit_log" alter column "actor_account_id" set not null;`);
    this.addSql(`alter table "audit_log" alter column "actor_session_key" set not null;`);
    this.addSql(`alter table "audit_log" alter column "object_id" type uuid using ("object_id"::text::uuid);`);
  }
}
