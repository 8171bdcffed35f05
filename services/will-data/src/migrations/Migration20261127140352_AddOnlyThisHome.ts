import { Migration } from '@mikro-orm/migrations';

export class Migration20261127140352_AddOnlyThisHome extends Migration {
  override name = 'Migration20261127140352_AddOnlyThisHome';

  override up(): void | Promise<void> {
    this.addSql(`alter table "gifts" add "only_this_home" boolean not null default false;`);
  }
}
