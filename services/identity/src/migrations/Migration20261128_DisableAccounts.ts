import { Migration } from '@mikro-orm/migrations';

export class Migration20261128_DisableAccounts extends Migration {
  override name = 'Migration20261128_DisableAccounts';

  override up(): void | Promise<void> {
    this.addSql(`alter table "accounts" add "disabled_at" timestamptz null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "accounts" drop column "disabled_at";`);
  }
}
