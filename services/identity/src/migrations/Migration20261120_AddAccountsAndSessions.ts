import { Migration } from '@mikro-orm/migrations';

export class Migration20261120_AddAccountsAndSessions extends Migration {
  override name = 'Migration20261120_AddAccountsAndSessions';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "accounts" ("id" uuid not null, "email" varchar(254) not null, "email_key" varchar(254) not null, "password_hash" varchar(200) null, "email_confirmed_at" timestamptz null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "accounts" add constraint "accounts_email_key_unique" unique ("email_key");`);

    this.addSql(
      `create table "email_confirmations" ("id" uuid not null, "account_id" uuid not null, "email" varchar(254) not null, "password_hash" varchar(200) not null, "token_hash" varchar(64) not null, "created_at" timestamptz not null, "expires_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "email_confirmations_account_id_index" on "email_confirmations" ("account_id");`);
    this.addSql(
      `alter table "email_confirmations" add constraint "email_confirmations_token_hash_unique" unique ("token_hash");`,
    );

    this.addSql(
      `create table "notices" ("id" uuid not null, "account_id" uuid not null, "kind" varchar(255) not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "notices_account_id_index" on "notices" ("account_id");`);

    this.addSql(
      `create table "outbox" ("id" uuid not null, "queue" varchar(255) not null, "payload" jsonb not null, "created_at" timestamptz not null default now(), "dispatched_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`create index "outbox_undispatched" on "outbox" ("created_at") where "dispatched_at" is null;`);

    this.addSql(
      `create table "sessions" ("id_hash" varchar(64) not null, "account_id" uuid not null, "created_at" timestamptz not null, "expires_at" timestamptz not null, primary key ("id_hash"));`,
    );
    this.addSql(`create index "sessions_account_id_index" on "sessions" ("account_id");`);
    this.addSql(`create index "sessions_expires_at_index" on "sessions" ("expires_at");`);

    this.addSql(
      `create table "user_roles" ("account_id" uuid not null, "role" varchar(20) not null, primary key ("account_id", "role"));`,
    );

    this.addSql(
      `alter table "email_confirmations" add constraint "email_confirmations_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "notices" add constraint "notices_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "sessions" add constraint "sessions_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "user_roles" add constraint "user_roles_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "user_roles" add constraint "user_roles_role" check (role in ('admin', 'readonly'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "email_confirmations" drop constraint "email_confirmations_account_id_foreign";`);
    this.addSql(`alter table "notices" drop constraint "notices_account_id_foreign";`);
    this.addSql(`alter table "sessions" drop constraint "sessions_account_id_foreign";`);
    this.addSql(`alter table "user_roles" drop constraint "user_roles_account_id_foreign";`);

    this.addSql(`drop table if exists "accounts" cascade;`);
    this.addSql(`drop table if exists "email_confirmations" cascade;`);
    this.addSql(`drop table if exists "notices" cascade;`);
    this.addSql(`drop table if exists "outbox" cascade;`);
    this.addSql(`drop table if exists "sessions" cascade;`);
    this.addSql(`drop table if exists "user_roles" cascade;`);
  }
}
