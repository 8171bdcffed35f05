import { Migration } from '@mikro-orm/migrations';

export class Migration20261122_AddSeenWills extends Migration {
  override name = 'Migration20261122_AddSeenWills';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "seen_wills" ("account_id" uuid not null, "clauses" text not null, "seen_at" timestamptz not null, primary key ("account_id"));`,
    );

    this.addSql(
      `alter table "seen_wills" add constraint "seen_wills_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on update cascade on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "seen_wills" cascade;`);
  }
}
