import { Migration } from '@mikro-orm/migrations';

export class Migration20261128_RememberErasedAccounts extends Migration {
  override name = 'Migration20261128_RememberErasedAccounts';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "erased_accounts" ("account_id" uuid not null, "erased_at" timestamptz not null, primary key ("account_id"));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "erased_accounts" cascade;`);
  }
}
