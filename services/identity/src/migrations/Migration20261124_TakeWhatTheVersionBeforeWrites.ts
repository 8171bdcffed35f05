import { Migration } from '@mikro-orm/migrations';

export class Migration20261124_TakeWhatTheVersionBeforeWrites extends Migration {
  override name = 'Migration20261124_TakeWhatTheVersionBeforeWrites';

  override up(): void | Promise<void> {
    // Renamed by an earlier migration, and still written by the version before; nothing reads it.
    this.addSql(`alter table "audit_log" add "detail" jsonb null;`);
    this.addSql(
      `create or replace function "audit_log_audit_log_is_complete_fn"() returns trigger as $$ begin new.actor_roles := coalesce(new.actor_roles, '[]'); new.outcome := coalesce(new.outcome, 'done'); new.fields := coalesce(new.fields, to_jsonb(new)->'detail'->'fields', jsonb_path_query_array(to_jsonb(new), '$.detail.role')); return new; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "audit_log_is_complete" BEFORE INSERT on "audit_log" for each ROW execute function "audit_log_audit_log_is_complete_fn"();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "audit_log_is_complete" on "audit_log";`);
    this.addSql(`drop function if exists "audit_log_audit_log_is_complete_fn"();`);
    this.addSql(`alter table "audit_log" drop column "detail";`);
  }
}
