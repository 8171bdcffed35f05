import { Migration } from '@mikro-orm/migrations';

export class Migration20261204_AddStaffRecoveries extends Migration {
  override name = 'Migration20261204_AddStaffRecoveries';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "staff_recoveries" ("account_id" uuid not null, "new_email" text not null, "asked_by" uuid not null, "reason" varchar(500) not null, "asked_at" timestamptz not null, "agreed_at" timestamptz null, "due_at" timestamptz null, "days_told" int not null default 0, primary key ("account_id"));`,
    );

    this.addSql(`alter table "accounts" add "will_hidden_until" timestamptz null;`);

    this.addSql(
      `alter table "staff_recoveries" add constraint "staff_recoveries_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on update cascade on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "staff_recoveries" cascade;`);

    this.addSql(`alter table "accounts" drop column "will_hidden_until";`);
  }
}
