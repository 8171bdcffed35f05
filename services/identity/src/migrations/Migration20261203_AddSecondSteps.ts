import { Migration } from '@mikro-orm/migrations';

export class Migration20261203_AddSecondSteps extends Migration {
  override name = 'Migration20261203_AddSecondSteps';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "authenticators" ("account_id" uuid not null, "secret" text null, "last_step" bigint not null default '0', "created_at" timestamptz null, "last_used_at" timestamptz null, "new_secret" text null, "new_secret_until" timestamptz null, primary key ("account_id"));`,
    );

    this.addSql(
      `create table "known_devices" ("account_id" uuid not null, "label" varchar(100) not null, "network" varchar(64) not null, "last_seen_at" timestamptz not null, primary key ("account_id", "label", "network"));`,
    );
    this.addSql(`create index "known_devices_last_seen_at_index" on "known_devices" ("last_seen_at");`);

    this.addSql(
      `create table "passkeys" ("credential_id" varchar(1364) not null, "account_id" uuid not null, "public_key" bytea not null, "counter" bigint not null, "transports" text[] not null, "is_backed_up" boolean not null, "aaguid" uuid not null, "rp_id" varchar(253) not null, "name" varchar(60) not null, "created_at" timestamptz not null, "last_used_at" timestamptz null, primary key ("credential_id"));`,
    );
    this.addSql(`create index "passkeys_account_id_index" on "passkeys" ("account_id");`);

    this.addSql(
      `create table "passkey_challenges" ("challenge_hash" varchar(64) not null, "purpose" varchar(20) not null, "account_id" uuid null, "bound_to" varchar(64) not null, "expires_at" timestamptz not null, primary key ("challenge_hash"));`,
    );
    this.addSql(`create index "passkey_challenges_expires_at_index" on "passkey_challenges" ("expires_at");`);

    this.addSql(
      `create table "pending_sign_ins" ("token_hash" varchar(64) not null, "account_id" uuid not null, "proved" varchar(20) not null, "password_hash" varchar(200) null, "tries" int not null default 0, "expires_at" timestamptz not null, primary key ("token_hash"));`,
    );
    this.addSql(`create index "pending_sign_ins_account_id_index" on "pending_sign_ins" ("account_id");`);
    this.addSql(`create index "pending_sign_ins_expires_at_index" on "pending_sign_ins" ("expires_at");`);

    this.addSql(
      `create table "recoveries" ("id" uuid not null, "account_id" uuid not null, "begun_at" timestamptz not null, "due_at" timestamptz not null, "days_told" int not null default 0, "ended_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`create index "recoveries_account_id_index" on "recoveries" ("account_id");`);
    this.addSql(`create index "recoveries_due_at_index" on "recoveries" ("due_at");`);

    this.addSql(
      `create table "recovery_codes" ("code_hash" varchar(64) not null, "account_id" uuid not null, "made_at" timestamptz not null, primary key ("code_hash"));`,
    );
    this.addSql(`create index "recovery_codes_account_id_index" on "recovery_codes" ("account_id");`);

    this.addSql(
      `create table "second_step_guesses" ("account_id" uuid not null, "kind" varchar(20) not null, "wrong" int not null, "since" timestamptz not null, "wait_until" timestamptz null, primary key ("account_id", "kind"));`,
    );

    this.addSql(
      `create table "security_notices" ("id" uuid not null, "account_id" uuid not null, "event" varchar(40) not null, "browser" varchar(100) null, "due_at" timestamptz null, "codes_left" int null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "security_notices_account_id_index" on "security_notices" ("account_id");`);

    this.addSql(
      `create table "step_removals" ("account_id" uuid not null, "asked_by" uuid not null, "reason" varchar(500) not null, "asked_at" timestamptz not null, primary key ("account_id"));`,
    );

    this.addSql(
      `alter table "accounts" add "password_used_at" timestamptz null, add "asks_second_step" boolean not null default false, add "webauthn_user_id" varchar(43) null, add "frozen_until" timestamptz null;`,
    );
    this.addSql(
      `alter table "accounts" add constraint "accounts_webauthn_user_id_unique" unique ("webauthn_user_id");`,
    );

    this.addSql(`alter table "google_accounts" add "used_at" timestamptz null;`);

    this.addSql(`alter table "links" drop constraint "links_purpose";`);
    this.addSql(
      `alter table "links" add constraint "links_purpose" check (purpose in ('confirm-email', 'reset-password', 'confirm-new-email', 'undo-email-change', 'begin-recovery', 'secure-account'));`,
    );

    this.addSql(`drop trigger if exists "sessions_tell" on "sessions";`);
    this.addSql(`drop function if exists "sessions_sessions_tell_fn"();`);
    this.addSql(`alter table "sessions" add "methods" text[] null;`);
    this.addSql(
      `create or replace function "sessions_sessions_tell_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and (new.authenticated_at, new.methods) is not distinct from (old.authenticated_at, old.methods) then return null; end if; perform pg_notify('session_changes', coalesce(new.account_id, old.account_id)::text); return null; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "sessions_tell" AFTER UPDATE OR DELETE on "sessions" for each ROW execute function "sessions_sessions_tell_fn"();`,
    );

    this.addSql(
      `alter table "authenticators" add constraint "authenticators_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `create or replace function "authenticators_authenticators_tell_fn"() returns trigger as $$ begin perform pg_notify('session_changes', coalesce(new.account_id, old.account_id)::text); return null; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "authenticators_tell" AFTER INSERT OR UPDATE OR DELETE on "authenticators" for each ROW execute function "authenticators_authenticators_tell_fn"();`,
    );

    this.addSql(
      `alter table "known_devices" add constraint "known_devices_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "passkeys" add constraint "passkeys_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on delete cascade;`,
    );
    this.addSql(
      `create or replace function "passkeys_passkeys_tell_fn"() returns trigger as $$ begin perform pg_notify('session_changes', coalesce(new.account_id, old.account_id)::text); return null; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "passkeys_tell" AFTER INSERT OR DELETE on "passkeys" for each ROW execute function "passkeys_passkeys_tell_fn"();`,
    );

    this.addSql(
      `alter table "passkey_challenges" add constraint "passkey_challenges_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "pending_sign_ins" add constraint "pending_sign_ins_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "recoveries" add constraint "recoveries_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "recovery_codes" add constraint "recovery_codes_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "second_step_guesses" add constraint "second_step_guesses_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "security_notices" add constraint "security_notices_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "step_removals" add constraint "step_removals_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on update cascade on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "authenticators_tell" on "authenticators";`);
    this.addSql(`drop function if exists "authenticators_authenticators_tell_fn"();`);
    this.addSql(`drop table if exists "authenticators" cascade;`);
    this.addSql(`drop table if exists "known_devices" cascade;`);
    this.addSql(`drop trigger if exists "passkeys_tell" on "passkeys";`);
    this.addSql(`drop function if exists "passkeys_passkeys_tell_fn"();`);
    this.addSql(`drop table if exists "passkeys" cascade;`);
    this.addSql(`drop table if exists "passkey_challenges" cascade;`);
    this.addSql(`drop table if exists "pending_sign_ins" cascade;`);
    this.addSql(`drop table if exists "recoveries" cascade;`);
    this.addSql(`drop table if exists "recovery_codes" cascade;`);
    this.addSql(`drop table if exists "second_step_guesses" cascade;`);
    this.addSql(`drop table if exists "security_notices" cascade;`);
    this.addSql(`drop table if exists "step_removals" cascade;`);

    this.addSql(`alter table "accounts" drop constraint "accounts_webauthn_user_id_unique";`);
    this.addSql(
      `alter table "accounts" drop column "password_used_at", drop column "asks_second_step", drop column "webauthn_user_id", drop column "frozen_until";`,
    );

    this.addSql(`alter table "google_accounts" drop column "used_at";`);

    this.addSql(`alter table "links" drop constraint "links_purpose";`);
    this.addSql(`delete from "links" where "purpose" in ('begin-recovery', 'secure-account');`);
    this.addSql(
      `alter table "links" add constraint "links_purpose" check (purpose in ('confirm-email', 'reset-password', 'confirm-new-email', 'undo-email-change'));`,
    );

    this.addSql(`drop trigger if exists "sessions_tell" on "sessions";`);
    this.addSql(`drop function if exists "sessions_sessions_tell_fn"();`);
    this.addSql(`alter table "sessions" drop column "methods";`);
    this.addSql(
      `create or replace function "sessions_sessions_tell_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and new.authenticated_at is not distinct from old.authenticated_at then return null; end if; perform pg_notify('session_changes', coalesce(new.account_id, old.account_id)::text); return null; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "sessions_tell" AFTER UPDATE OR DELETE on "sessions" for each ROW execute function "sessions_sessions_tell_fn"();`,
    );
  }
}
