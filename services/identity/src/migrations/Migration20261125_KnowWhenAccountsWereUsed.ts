import { Migration } from '@mikro-orm/migrations';

export class Migration20261125_KnowWhenAccountsWereUsed extends Migration {
  override name = 'Migration20261125_KnowWhenAccountsWereUsed';

  override up(): void | Promise<void> {
    // An account that is here already counts as used on the day of the upgrade: its sessions may be gone.
    this.addSql(
      `alter table "accounts" add "last_used_on" date not null default current_date, add "inactive_deletion_on" date null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "accounts" drop column "last_used_on", drop column "inactive_deletion_on";`);
  }
}
