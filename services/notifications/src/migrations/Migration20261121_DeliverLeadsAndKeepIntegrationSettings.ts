import { Migration } from '@mikro-orm/migrations';

export class Migration20261121_DeliverLeadsAndKeepIntegrationSettings extends Migration {
  override name = 'Migration20261121_DeliverLeadsAndKeepIntegrationSettings';

  override up(): void | Promise<void> {
    // What was kept in clear text cannot be sealed here; no release has kept any.
    this.addSql(`delete from "outbox";`);
    this.addSql(`delete from "questionnaire_submissions";`);

    this.addSql(
      `create table "audit_log" ("id" uuid not null, "at" timestamptz not null, "actor_account_id" uuid not null, "actor_session_key" varchar(64) not null, "action" varchar(40) not null, "object_id" uuid null, "request_id" varchar(64) not null, "fields" jsonb not null, primary key ("id"));`,
    );

    this.addSql(
      `create table "dead_letters" ("id" uuid not null, "queue" varchar(40) not null, "job_id" varchar(100) not null, "payload" jsonb not null, "error" varchar(200) not null, "attempts" int not null, "failed_at" timestamptz not null, "replayed_at" timestamptz null, "replay_job_id" uuid null, primary key ("id"));`,
    );
    this.addSql(`alter table "dead_letters" add constraint "dead_letters_job_id_unique" unique ("job_id");`);
    this.addSql(`create index "dead_letters_failed_at_index" on "dead_letters" ("failed_at");`);

    this.addSql(
      `create table "leads" ("id" uuid not null, "details" text not null, "consent_wording" text not null, "consented_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "leads_consented_at_index" on "leads" ("consented_at");`);

    this.addSql(
      `create table "webhook_attempts" ("id" uuid not null, "delivery_id" uuid not null, "at" timestamptz not null, "status" int null, "error" varchar(20) null, "duration_ms" int not null, "answer" text null, primary key ("id"));`,
    );
    this.addSql(`create index "webhook_attempts_delivery_id_index" on "webhook_attempts" ("delivery_id");`);

    this.addSql(
      `create table "webhook_settings" ("id" int not null, "url" text null, "saved_at" timestamptz not null, "disabled_at" timestamptz null, "secret" text null, "secret_made_at" timestamptz null, "earlier_secret" text null, "earlier_secret_until" timestamptz null, primary key ("id"));`,
    );

    this.addSql(`alter table "outbox" add "settled_at" timestamptz null;`);
    this.addSql(`create index "outbox_unsettled" on "outbox" ("dispatched_at") where "settled_at" is null;`);

    this.addSql(`alter table "questionnaire_submissions" alter column "answers" type text using ("answers"::text);`);
    this.addSql(
      `create index "questionnaire_submissions_submitted_at_index" on "questionnaire_submissions" ("submitted_at");`,
    );

    this.addSql(`alter table "webhook_deliveries" drop column "delivered_at";`);
    this.addSql(
      `alter table "webhook_deliveries" add "event" varchar(40) not null, add "lead_id" uuid null, add "accepted_at" timestamptz not null, add "last_error" varchar(20) null, add "last_duration_ms" int null;`,
    );
    this.addSql(
      `alter table "webhook_deliveries" add constraint "webhook_deliveries_lead_id_foreign" foreign key ("lead_id") references "leads" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "webhook_deliveries" alter column "submission_id" drop not null;`);
    this.addSql(
      `alter table "webhook_deliveries" add constraint "webhook_deliveries_lead_id_unique" unique ("lead_id");`,
    );
    this.addSql(`create index "webhook_deliveries_accepted_at_index" on "webhook_deliveries" ("accepted_at");`);
    this.addSql(
      `create index "webhook_deliveries_failed" on "webhook_deliveries" ("accepted_at") where "outcome" in ('failed', 'not_sent');`,
    );
    this.addSql(
      `alter table "webhook_deliveries" add constraint "webhook_deliveries_about" check (num_nonnulls(submission_id, lead_id) = case when event = 'test' then 0 else 1 end);`,
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
      `alter table "webhook_attempts" add constraint "webhook_attempts_delivery_id_foreign" foreign key ("delivery_id") references "webhook_deliveries" ("id") on delete cascade;`,
    );

    this.addSql(`alter table "webhook_settings" add constraint "webhook_settings_one_row" check (id = 1);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "webhook_deliveries" drop constraint "webhook_deliveries_lead_id_foreign";`);

    this.addSql(`drop trigger if exists "audit_log_is_never_emptied" on "audit_log";`);
    this.addSql(`drop trigger if exists "audit_log_only_grows" on "audit_log";`);
    this.addSql(`drop function if exists "audit_log_audit_log_only_grows_fn"();`);
    this.addSql(`drop table if exists "audit_log" cascade;`);
    this.addSql(`drop table if exists "dead_letters" cascade;`);
    this.addSql(`drop table if exists "leads" cascade;`);
    this.addSql(`drop table if exists "webhook_attempts" cascade;`);
    this.addSql(`drop table if exists "webhook_settings" cascade;`);

    this.addSql(`drop index "outbox_unsettled";`);
    this.addSql(`alter table "outbox" drop column "settled_at";`);

    this.addSql(`drop index "questionnaire_submissions_submitted_at_index";`);
    this.addSql(`alter table "questionnaire_submissions" alter column "answers" type jsonb using ("answers"::jsonb);`);

    this.addSql(`alter table "webhook_deliveries" drop constraint "webhook_deliveries_lead_id_unique";`);
    this.addSql(`drop index "webhook_deliveries_accepted_at_index";`);
    this.addSql(`drop index "webhook_deliveries_failed";`);
    this.addSql(`alter table "webhook_deliveries" drop constraint "webhook_deliveries_about";`);
    this.addSql(
      `alter table "webhook_deliveries" drop column "event", drop column "lead_id", drop column "accepted_at", drop column "last_error", drop column "last_duration_ms";`,
    );
    this.addSql(`alter table "webhook_deliveries" add "delivered_at" timestamptz(6) null;`);
    this.addSql(`alter table "webhook_deliveries" alter column "submission_id" set not null;`);
  }
}
