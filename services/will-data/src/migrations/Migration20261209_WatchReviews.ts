import { Migration } from '@mikro-orm/migrations';

export class Migration20261209_WatchReviews extends Migration {
  override name = 'Migration20261209_WatchReviews';

  override up(): void | Promise<void> {
    this.addSql(`alter table "reviews" add "void_cause" varchar(20) null, add "late_at" timestamptz null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "reviews" drop column "void_cause", drop column "late_at";`);
  }
}
