import { Migration } from '@mikro-orm/migrations';

export class Migration20261128213543_KeepHowWillsWereMade extends Migration {
  override name = 'Migration20261128213543_KeepHowWillsWereMade';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "how_made_records" ("account_id" uuid not null, "id" uuid not null, "signed_will_id" uuid not null, "copy_number" int not null, "signed_on" date not null, "recorded_at" timestamptz not null, "died_on" date null, "testator" text not null, "name_keys" text[] not null, "birthday_key" varchar(22) not null, "content" text not null, "disputes" text not null, primary key ("account_id", "id"));`,
    );
    this.addSql(
      `alter table "how_made_records" add constraint "how_made_records_account_id_signed_will_id_unique" unique ("account_id", "signed_will_id");`,
    );
    this.addSql(`create index "how_made_records_by_birthday" on "how_made_records" ("birthday_key");`);

    this.addSql(
      `create table "how_made_requests" ("id" uuid not null, "number" serial, "asker" varchar(20) not null, "state" varchar(20) not null, "received_on" date not null, "entered_at" timestamptz not null, "entered_by" uuid not null, "details" text not null, "record_id" uuid null, "found_by" uuid null, "agreed_by" uuid null, "agreed_at" timestamptz null, "closed_by" uuid null, "closed_at" timestamptz null, "version" int not null, primary key ("id"));`,
    );
    this.addSql(`alter table "how_made_requests" add constraint "how_made_requests_number_unique" unique ("number");`);
    this.addSql(`create index "how_made_requests_state_index" on "how_made_requests" ("state");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "how_made_records" cascade;`);
    this.addSql(`drop table if exists "how_made_requests" cascade;`);
  }
}
