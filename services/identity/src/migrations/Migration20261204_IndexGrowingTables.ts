import { Migration } from '@mikro-orm/migrations';

export class Migration20261204_IndexGrowingTables extends Migration {
  override name = 'Migration20261204_IndexGrowingTables';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "removed_users" ("id" uuid not null, "removed_in" bigint not null default ((pg_current_xact_id())::text)::bigint, "removed_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(`create index "removed_users_removed_at_index" on "removed_users" ("removed_at");`);
    this.addSql(`create index "removed_users_by_change" on "removed_users" ("removed_in");`);

    this.addSql(`create index "accounts_unconfirmed" on "accounts" ("created_at") where "email_confirmed_at" is null;`);
    this.addSql(
      `create index "accounts_by_use" on "accounts" ("last_used_on", "id") where "inactive_deletion_on" is null;`,
    );
    this.addSql(
      `create index "accounts_inactive" on "accounts" ("inactive_deletion_on") where "inactive_deletion_on" is not null;`,
    );
    this.addSql(
      `create or replace function "accounts_accounts_note_removal_fn"() returns trigger as $$ begin if old.email_confirmed_at is not null then insert into removed_users (id) values (old.id) on conflict (id) do update set removed_in = default, removed_at = default; end if; return null; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "accounts_note_removal" AFTER DELETE on "accounts" for each ROW execute function "accounts_accounts_note_removal_fn"();`,
    );

    this.addSql(`drop index "audit_log_actor_account_id_index";`);
    this.addSql(`drop index "audit_log_subject_account_id_index";`);
    this.addSql(`create index "audit_log_by_actor" on "audit_log" ("actor_account_id", "at", "id");`);
    this.addSql(`create index "audit_log_by_subject" on "audit_log" ("subject_account_id", "at", "id");`);
    this.addSql(`create index "audit_log_by_action" on "audit_log" ("action", "at", "id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "removed_users" cascade;`);

    this.addSql(`drop index "accounts_unconfirmed";`);
    this.addSql(`drop index "accounts_by_use";`);
    this.addSql(`drop index "accounts_inactive";`);
    this.addSql(`drop trigger if exists "accounts_note_removal" on "accounts";`);
    this.addSql(`drop function if exists "accounts_accounts_note_removal_fn"();`);

    this.addSql(`drop index "audit_log_by_actor";`);
    this.addSql(`drop index "audit_log_by_subject";`);
    this.addSql(`drop index "audit_log_by_action";`);
    this.addSql(`create index "audit_log_actor_account_id_index" on "audit_log" ("actor_account_id");`);
    this.addSql(`create index "audit_log_subject_account_id_index" on "audit_log" ("subject_account_id");`);
  }
}
