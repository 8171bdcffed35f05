import { Migration } from '@mikro-orm/migrations';

export class Migration20261201_IndexGrowingTables extends Migration {
  override name = 'Migration20261201_IndexGrowingTables';

  override up(): void | Promise<void> {
    this.addSql(`drop index "audit_log_actor_account_id_index";`);
    this.addSql(`drop index "audit_log_subject_account_id_index";`);
    this.addSql(`create index "audit_log_by_actor" on "audit_log" ("actor_account_id", "at", "id");`);
    this.addSql(`create index "audit_log_by_subject" on "audit_log" ("subject_account_id", "at", "id");`);
    this.addSql(`create index "audit_log_by_action" on "audit_log" ("action", "at", "id");`);

    this.addSql(`create index "leads_without_marks" on "leads" ("id") where "search_marks" is null;`);

    this.addSql(`create index "enquiries_by_status" on "enquiries" ("status", "received_at", "id");`);
    this.addSql(
      `create index "enquiries_by_owner" on "enquiries" ("owner_id", "received_at", "id") where "owner_id" is not null;`,
    );

    this.addSql(
      `create index "webhook_deliveries_tests" on "webhook_deliveries" ("accepted_at") where "event" = 'test';`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "audit_log_by_actor";`);
    this.addSql(`drop index "audit_log_by_subject";`);
    this.addSql(`drop index "audit_log_by_action";`);
    this.addSql(`create index "audit_log_actor_account_id_index" on "audit_log" ("actor_account_id");`);
    this.addSql(`create index "audit_log_subject_account_id_index" on "audit_log" ("subject_account_id");`);

    this.addSql(`drop index "enquiries_by_status";`);
    this.addSql(`drop index "enquiries_by_owner";`);

    this.addSql(`drop index "leads_without_marks";`);

    this.addSql(`drop index "webhook_deliveries_tests";`);
  }
}
