import { Migration } from '@mikro-orm/migrations';

export class Migration20261211_IndexGrowingTables extends Migration {
  override name = 'Migration20261211_IndexGrowingTables';

  override up(): void | Promise<void> {
    this.addSql(`drop index "audit_log_actor_account_id_index";`);
    this.addSql(`drop index "audit_log_subject_account_id_index";`);
    this.addSql(`create index "audit_log_by_actor" on "audit_log" ("actor_account_id", "at", "id");`);
    this.addSql(`create index "audit_log_by_subject" on "audit_log" ("subject_account_id", "at", "id");`);
    this.addSql(`create index "audit_log_by_action" on "audit_log" ("action", "at", "id");`);

    this.addSql(`create index "people_removed" on "people" ("removed_at") where "removed_at" is not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "audit_log_by_actor";`);
    this.addSql(`drop index "audit_log_by_subject";`);
    this.addSql(`drop index "audit_log_by_action";`);
    this.addSql(`create index "audit_log_actor_account_id_index" on "audit_log" ("actor_account_id");`);
    this.addSql(`create index "audit_log_subject_account_id_index" on "audit_log" ("subject_account_id");`);

    this.addSql(`drop index "people_removed";`);
  }
}
