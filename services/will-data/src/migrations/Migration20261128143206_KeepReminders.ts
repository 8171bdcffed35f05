import { Migration } from '@mikro-orm/migrations';

export class Migration20261128143206_KeepReminders extends Migration {
  override name = 'Migration20261128143206_KeepReminders';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "reminder_settings" ("account_id" uuid not null, "is_off" boolean not null default false, "kinds_off" jsonb null, "looked_on" date null, primary key ("account_id"));`,
    );

    this.addSql(
      `create table "reminders" ("account_id" uuid not null, "key" varchar(200) not null, "due" date not null, "told_at" timestamptz null, "message_id" uuid null, "done_at" timestamptz null, "snoozed_until" date null, primary key ("account_id", "key"));`,
    );
    this.addSql(`create index "reminders_message_id_index" on "reminders" ("message_id");`);

    this.addSql(
      `alter table "reminder_settings" add constraint "reminder_settings_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on update cascade on delete cascade;`,
    );

    this.addSql(
      `alter table "reminders" add constraint "reminders_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "reminder_settings" cascade;`);
    this.addSql(`drop table if exists "reminders" cascade;`);
  }
}
