import { Migration } from '@mikro-orm/migrations';

export class Migration20261127172523_KeepDraftsOfRecords extends Migration {
  override name = 'Migration20261127172523_KeepDraftsOfRecords';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "record_drafts" ("account_id" uuid not null, "part" text not null, "texts" text not null, "saved_at" timestamptz not null, primary key ("account_id", "part"));`,
    );

    this.addSql(
      `alter table "record_drafts" add constraint "record_drafts_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on delete cascade;`,
    );
    this.addSql(
      `alter table "record_drafts" add constraint "record_drafts_part_check" check ("part" in ('personalDetails', 'spouseDetails'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "record_drafts" cascade;`);
  }
}
