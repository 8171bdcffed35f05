import { Migration } from '@mikro-orm/migrations';

export class Migration20261127210500_FindLeadsByBeginnings extends Migration {
  override name = 'Migration20261127210500_FindLeadsByBeginnings';

  override up(): void | Promise<void> {
    // Leads are indexed again when the service starts: now by beginnings of words.
    this.addSql(`update "leads" set "search_marks" = null;`);
  }
}
