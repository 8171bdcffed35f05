import { Migration } from '@mikro-orm/migrations';

export class Migration20261127201500_KeepWhatIsUnderstood extends Migration {
  override name = 'Migration20261127201500_KeepWhatIsUnderstood';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "understood_findings" ("account_id" uuid not null, "versions" text not null, primary key ("account_id"));`,
    );

    this.addSql(
      `alter table "understood_findings" add constraint "understood_findings_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on update cascade on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "understood_findings" cascade;`);
  }
}
