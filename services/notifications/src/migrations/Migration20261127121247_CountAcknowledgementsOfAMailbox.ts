import { Migration } from '@mikro-orm/migrations';

export class Migration20261127121247_CountAcknowledgementsOfAMailbox extends Migration {
  override name = 'Migration20261127121247_CountAcknowledgementsOfAMailbox';

  override up(): void | Promise<void> {
    this.addSql(`alter table "complaints" add "recipient_key" varchar(64) null;`);
    this.addSql(`create index "complaints_recipient_key_index" on "complaints" ("recipient_key");`);
  }
}
