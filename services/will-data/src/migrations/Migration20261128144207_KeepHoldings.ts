import { Migration } from '@mikro-orm/migrations';

export class Migration20261128144207_KeepHoldings extends Migration {
  override name = 'Migration20261128144207_KeepHoldings';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "holdings" ("account_id" uuid not null, "id" uuid not null, "kind" text not null, "body" text not null, "position" int not null, "version" int not null, "removed_at" timestamptz null, primary key ("account_id", "id"));`,
    );
    this.addSql(`create index "holdings_removed" on "holdings" ("removed_at") where "removed_at" is not null;`);

    this.addSql(
      `alter table "holdings" add constraint "holdings_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on delete cascade;`,
    );
    this.addSql(
      `alter table "holdings" add constraint "holdings_kind_check" check ("kind" in ('home', 'account', 'pension', 'life_insurance', 'business', 'things', 'debt', 'papers', 'to_call'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "holdings" cascade;`);
  }
}
