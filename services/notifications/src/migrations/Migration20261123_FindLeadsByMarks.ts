import { Migration } from '@mikro-orm/migrations';

export class Migration20261123_FindLeadsByMarks extends Migration {
  override name = 'Migration20261123_FindLeadsByMarks';

  override up(): void | Promise<void> {
    this.addSql(`alter table "leads" add "search_marks" text[] null;`);
    this.addSql(`create index "leads_by_marks" on "leads" using gin ("search_marks");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "leads_by_marks";`);
    this.addSql(`alter table "leads" drop column "search_marks";`);
  }
}
