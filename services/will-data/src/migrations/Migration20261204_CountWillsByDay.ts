import { Migration } from '@mikro-orm/migrations';

export class Migration20261204_CountWillsByDay extends Migration {
  override name = 'Migration20261204_CountWillsByDay';

  override up(): void | Promise<void> {
    // In two steps, so that those who began before have no time rather than this one.
    this.addSql(`alter table "testators" add "began_at" timestamptz null;`);
    this.addSql(`alter table "testators" alter column "began_at" set default now();`);
    this.addSql(`create index "testators_began_at_index" on "testators" ("began_at");`);

    this.addSql(`create index "signing_copies_made_at_index" on "signing_copies" ("made_at");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "signing_copies_made_at_index";`);

    this.addSql(`drop index "testators_began_at_index";`);
    this.addSql(`alter table "testators" drop column "began_at";`);
  }
}
