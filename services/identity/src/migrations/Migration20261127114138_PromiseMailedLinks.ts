import { Migration } from '@mikro-orm/migrations';

export class Migration20261127114138_PromiseMailedLinks extends Migration {
  override name = 'Migration20261127114138_PromiseMailedLinks';

  override up(): void | Promise<void> {
    this.addSql(`alter table "links" add "is_promised" boolean not null default false;`);
  }
}
