import { Migration } from '@mikro-orm/migrations';

export class Migration20261128132031_RecordSignedWills extends Migration {
  override name = 'Migration20261128132031_RecordSignedWills';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "signing_plans" ("account_id" uuid not null, "version" int not null, "plan" text not null, "steps" text null, primary key ("account_id"));`,
    );

    this.addSql(
      `create table "signed_wills" ("account_id" uuid not null, "id" uuid not null, "copy_number" int null, "signed_on" date not null, "ending" text null, "ended_on" date null, "recorded_at" timestamptz not null, "body" text not null, "facts" text null, "document" text null, primary key ("account_id", "id"));`,
    );
    this.addSql(`create unique index "signed_wills_current" on "signed_wills" ("account_id") where "ending" is null;`);

    this.addSql(
      `alter table "signing_plans" add constraint "signing_plans_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on update cascade on delete cascade;`,
    );

    this.addSql(
      `alter table "signed_wills" add constraint "signed_wills_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on delete cascade;`,
    );
    this.addSql(
      `alter table "signed_wills" add constraint "signed_wills_ending_check" check ("ending" in ('superseded', 'destroyed'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "signing_plans" cascade;`);
    this.addSql(`drop table if exists "signed_wills" cascade;`);
  }
}
