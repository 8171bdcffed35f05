import { Migration } from '@mikro-orm/migrations';

export class Migration20261120_AddSubmissionsDeliveriesAndSentEmails extends Migration {
  override name = 'Migration20261120_AddSubmissionsDeliveriesAndSentEmails';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "outbox" ("id" uuid not null, "queue" varchar(255) not null, "payload" jsonb not null, "created_at" timestamptz not null default now(), "dispatched_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`create index "outbox_undispatched" on "outbox" ("created_at") where "dispatched_at" is null;`);

    this.addSql(
      `create table "sent_emails" ("message_id" uuid not null, "source" varchar(40) not null, "state" varchar(20) not null, "started_at" timestamptz not null, "sent_at" timestamptz null, primary key ("message_id"));`,
    );

    this.addSql(
      `create table "questionnaire_submissions" ("id" uuid not null, "answers" jsonb not null, "submitted_at" timestamptz not null, primary key ("id"));`,
    );

    this.addSql(
      `create table "webhook_deliveries" ("id" uuid not null, "submission_id" uuid not null, "outcome" varchar(20) not null, "attempts" int not null, "last_attempt_at" timestamptz null, "last_status" int null, "delivered_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "webhook_deliveries" add constraint "webhook_deliveries_submission_id_unique" unique ("submission_id");`,
    );

    this.addSql(
      `alter table "webhook_deliveries" add constraint "webhook_deliveries_submission_id_foreign" foreign key ("submission_id") references "questionnaire_submissions" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "webhook_deliveries" drop constraint "webhook_deliveries_submission_id_foreign";`);

    this.addSql(`drop table if exists "outbox" cascade;`);
    this.addSql(`drop table if exists "sent_emails" cascade;`);
    this.addSql(`drop table if exists "questionnaire_submissions" cascade;`);
    this.addSql(`drop table if exists "webhook_deliveries" cascade;`);
  }
}
