import { Migration } from '@mikro-orm/migrations';

export class Migration20261128143129_KeepVersions extends Migration {
  override name = 'Migration20261128143129_KeepVersions';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "will_versions" ("account_id" uuid not null, "id" uuid not null, "at" timestamptz not null, "cause" text not null, "copy_number" int null, "name" text not null, "facts" text not null, "letter" text not null, primary key ("account_id", "id"));`,
    );
    this.addSql(
      `alter table "will_versions" add constraint "will_versions_account_id_copy_number_unique" unique ("account_id", "copy_number");`,
    );

    this.addSql(
      `alter table "will_versions" add constraint "will_versions_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on delete cascade;`,
    );
    this.addSql(
      `alter table "will_versions" add constraint "will_versions_cause_check" check ("cause" in ('day', 'signing', 'restore', 'import', 'copy'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "will_versions" cascade;`);
  }
}
