import { Migration } from '@mikro-orm/migrations';

export class Migration20261121_SettleTheOutbox extends Migration {
  override name = 'Migration20261121_SettleTheOutbox';

  override up(): void | Promise<void> {
    this.addSql(`alter table "outbox" add "settled_at" timestamptz null;`);
    this.addSql(`create index "outbox_unsettled" on "outbox" ("dispatched_at") where "settled_at" is null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "outbox_unsettled";`);
    this.addSql(`alter table "outbox" drop column "settled_at";`);
  }
}
