import { Migration } from '@mikro-orm/migrations';

export class Migration20261122_KeepWhoGrantedARole extends Migration {
  override name = 'Migration20261122_KeepWhoGrantedARole';

  override up(): void | Promise<void> {
    this.addSql(`alter table "user_roles" add "granted_at" timestamptz null, add "granted_by" uuid null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "user_roles" drop column "granted_at", drop column "granted_by";`);
  }
}
