import { Migration } from '@mikro-orm/migrations';

export class Migration20261127204108_KnowSeveralReceivers extends Migration {
  override name = 'Migration20261127204108_KnowSeveralReceivers';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "staff_notices" ("id" uuid not null, "account_id" uuid not null, "receiver_id" int null, "enquiry_id" uuid null, "accepted_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "staff_notices_accepted_at_index" on "staff_notices" ("accepted_at");`);

    this.addSql(`alter table "webhook_settings" drop constraint "webhook_settings_one_row";`);
    this.addSql(
      `alter table "webhook_settings" add "name" varchar(60) not null default 'Zapier', add "events" text[] not null default '{questionnaire.submitted,lead.submitted}', add "paused_at" timestamptz null, add "told_at" timestamptz null;`,
    );

    this.addSql(`alter table "webhook_deliveries" drop constraint "webhook_deliveries_lead_id_unique";`);
    this.addSql(`alter table "webhook_deliveries" drop constraint "webhook_deliveries_submission_id_unique";`);
    this.addSql(
      `alter table "webhook_deliveries" add "receiver_id" int null, add "example_of" varchar(40) null, add "job_id" uuid null;`,
    );
    this.addSql(
      `alter table "webhook_deliveries" add constraint "webhook_deliveries_receiver_id_foreign" foreign key ("receiver_id") references "webhook_settings" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "webhook_deliveries" add constraint "webhook_deliveries_submission_id_receiver_id_unique" unique ("submission_id", "receiver_id");`,
    );
    this.addSql(
      `alter table "webhook_deliveries" add constraint "webhook_deliveries_lead_id_receiver_id_unique" unique ("lead_id", "receiver_id");`,
    );

    this.addSql(
      `alter table "staff_notices" add constraint "staff_notices_receiver_id_foreign" foreign key ("receiver_id") references "webhook_settings" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "staff_notices" add constraint "staff_notices_about" check (num_nonnulls(receiver_id, enquiry_id) = 1);`,
    );
  }
}
