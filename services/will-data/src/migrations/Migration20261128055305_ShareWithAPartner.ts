import { Migration } from '@mikro-orm/migrations';

export class Migration20261128055305_ShareWithAPartner extends Migration {
  override name = 'Migration20261128055305_ShareWithAPartner';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "couple_snapshots" ("account_id" uuid not null, "category" text not null, "couple_id" uuid not null, "body" text not null, "shared_on" date not null, primary key ("account_id", "category"));`,
    );

    this.addSql(
      `alter table "couple_snapshots" add constraint "couple_snapshots_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on delete cascade;`,
    );
    this.addSql(
      `alter table "couple_snapshots" add constraint "couple_snapshots_category_check" check ("category" in ('home', 'children', 'people', 'executors', 'guardians', 'residue'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "couple_snapshots" cascade;`);
  }
}
