import { Migration } from '@mikro-orm/migrations';

export class Migration20261123_AddHowTheWillIsSigned extends Migration {
  override name = 'Migration20261123_AddHowTheWillIsSigned';

  override up(): void | Promise<void> {
    this.addSql(`alter table "will_settings" add "execution_variant" text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "will_settings" drop column "execution_variant";`);
  }
}
