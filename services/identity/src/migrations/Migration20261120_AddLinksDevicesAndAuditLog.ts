import { Migration } from '@mikro-orm/migrations';

export class Migration20261120_AddLinksDevicesAndAuditLog extends Migration {
  override name = 'Migration20261120_AddLinksDevicesAndAuditLog';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "audit_log" ("id" uuid not null, "at" timestamptz not null, "actor_account_id" uuid null, "actor_session_key" varchar(64) null, "action" varchar(40) not null, "subject_account_id" uuid null, "outcome" varchar(10) not null, "network" varchar(64) null, "request_id" varchar(64) not null, "detail" jsonb not null, primary key ("id"));`,
    );
    this.addSql(`create index "audit_log_subject_account_id_index" on "audit_log" ("subject_account_id");`);

    this.addSql(
      `create table "google_accounts" ("subject" varchar(255) not null, "account_id" uuid not null, "email" varchar(254) not null, "connected_at" timestamptz not null, primary key ("subject"));`,
    );
    this.addSql(
      `alter table "google_accounts" add constraint "google_accounts_account_id_unique" unique ("account_id");`,
    );

    this.addSql(
      `create table "links" ("id" uuid not null, "account_id" uuid null, "purpose" varchar(20) not null, "email" varchar(254) not null, "email_key" varchar(254) not null, "password_hash" varchar(200) null, "token_hash" varchar(64) not null, "created_at" timestamptz not null, "expires_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "links_account_id_index" on "links" ("account_id");`);
    this.addSql(`alter table "links" add constraint "links_token_hash_unique" unique ("token_hash");`);
    this.addSql(`create index "links_expires_at_index" on "links" ("expires_at");`);
    this.addSql(`create index "links_email_key_purpose_index" on "links" ("email_key", "purpose");`);

    this.addSql(
      `insert into "links" ("id", "account_id", "purpose", "email", "email_key", "password_hash", "token_hash", "created_at", "expires_at") select c."id", c."account_id", 'confirm-email', c."email", a."email_key", c."password_hash", c."token_hash", c."created_at", c."expires_at" from "email_confirmations" c join "accounts" a on a."id" = c."account_id";`,
    );
    this.addSql(`drop table if exists "email_confirmations" cascade;`);

    this.addSql(`alter table "accounts" add "name" varchar(200) null, add "deletion_at" timestamptz null;`);
    this.addSql(`create index "accounts_deletion_at_index" on "accounts" ("deletion_at");`);

    // Too little is known of the browsers that these were opened in; people sign in again.
    this.addSql(`delete from "sessions";`);
    this.addSql(
      `alter table "sessions" add "label" varchar(100) not null, add "network" varchar(64) not null, add "authenticated_at" timestamptz not null, add "last_used_at" timestamptz not null;`,
    );

    this.addSql(
      `create or replace function "audit_log_audit_log_only_grows_fn"() returns trigger as $$ begin raise exception 'the audit log only grows'; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "audit_log_only_grows" BEFORE UPDATE OR DELETE on "audit_log" for each STATEMENT execute function "audit_log_audit_log_only_grows_fn"();`,
    );
    this.addSql(
      `create trigger "audit_log_is_never_emptied" before truncate on "audit_log" for each statement execute function "audit_log_audit_log_only_grows_fn"();`,
    );

    this.addSql(
      `alter table "google_accounts" add constraint "google_accounts_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "links" add constraint "links_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "links" add constraint "links_purpose" check (purpose in ('confirm-email', 'reset-password', 'confirm-new-email', 'undo-email-change'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `create table "email_confirmations" ("account_id" uuid not null, "created_at" timestamptz(6) not null, "email" varchar(254) not null, "expires_at" timestamptz(6) not null, "id" uuid not null, "password_hash" varchar(200) not null, "token_hash" varchar(64) not null, primary key ("id"));`,
    );
    this.addSql(`create index "email_confirmations_account_id_index" on "email_confirmations" ("account_id");`);
    this.addSql(
      `alter table "email_confirmations" add constraint "email_confirmations_token_hash_unique" unique ("token_hash");`,
    );

    this.addSql(`drop trigger if exists "audit_log_is_never_emptied" on "audit_log";`);
    this.addSql(`drop trigger if exists "audit_log_only_grows" on "audit_log";`);
    this.addSql(`drop function if exists "audit_log_audit_log_only_grows_fn"();`);
    this.addSql(`drop table if exists "audit_log" cascade;`);
    this.addSql(`drop table if exists "google_accounts" cascade;`);
    this.addSql(`drop table if exists "links" cascade;`);

    this.addSql(`drop index "accounts_deletion_at_index";`);
    this.addSql(`alter table "accounts" drop column "name", drop column "deletion_at";`);

    this.addSql(
      `alter table "sessions" drop column "label", drop column "network", drop column "authenticated_at", drop column "last_used_at";`,
    );

    this.addSql(
      `alter table "email_confirmations" add constraint "email_confirmations_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on delete cascade;`,
    );
  }
}
