import { Migration } from '@mikro-orm/migrations';

export class Migration20261128214832_RememberFormerAddresses extends Migration {
  override name = 'Migration20261128214832_RememberFormerAddresses';

  override up(): void | Promise<void> {
    this.addSql(`alter table "accounts" add "former_email" text null, add "email_changed_at" timestamptz null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "accounts" drop column "former_email", drop column "email_changed_at";`);
  }
}
