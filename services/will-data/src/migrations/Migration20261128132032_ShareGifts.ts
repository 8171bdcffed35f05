import { Migration } from '@mikro-orm/migrations';

export class Migration20261128132032_ShareGifts extends Migration {
  override name = 'Migration20261128132032_ShareGifts';

  override up(): void | Promise<void> {
    this.addSql(`alter table "couple_snapshots" drop constraint "couple_snapshots_category_check";`);
    this.addSql(
      `alter table "couple_snapshots" add constraint "couple_snapshots_category_check" check ("category" in ('home', 'children', 'people', 'executors', 'guardians', 'residue', 'gifts'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "couple_snapshots" drop constraint "couple_snapshots_category_check";`);
    this.addSql(
      `alter table "couple_snapshots" add constraint "couple_snapshots_category_check" check ("category" in ('home', 'children', 'people', 'executors', 'guardians', 'residue'));`,
    );
  }
}
