import { Migration } from '@mikro-orm/migrations';

export class Migration20261121_AddTraceToOutbox extends Migration {
  override name = 'Migration20261121_AddTraceToOutbox';

  override up(): void | Promise<void> {
    this.addSql(`alter table "outbox" add "trace" varchar(55) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "outbox" drop column "trace";`);
  }
}
