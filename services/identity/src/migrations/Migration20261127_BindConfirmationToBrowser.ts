import { Migration } from '@mikro-orm/migrations';

export class Migration20261127_BindConfirmationToBrowser extends Migration {
  override name = 'Migration20261127_BindConfirmationToBrowser';

  override up(): void | Promise<void> {
    this.addSql(`alter table "links" add "browser_hash" varchar(64) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "links" drop column "browser_hash";`);
  }
}
