import { Migration } from '@mikro-orm/migrations';

export class Migration20261201_OfferNamesToAccounts extends Migration {
  override name = 'Migration20261201_OfferNamesToAccounts';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "changed_names" ("account_id" uuid not null, "version" int not null, "changed_at" timestamptz not null, primary key ("account_id"));`,
    );
    this.addSql(`create index "changed_names_changed_at_index" on "changed_names" ("changed_at");`);

    this.addSql(
      `alter table "changed_names" add constraint "changed_names_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on update cascade on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "changed_names" cascade;`);
  }
}
