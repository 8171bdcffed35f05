import { Migration } from '@mikro-orm/migrations';

export class Migration20261123_PruneAuditLog extends Migration {
  override name = 'Migration20261123_PruneAuditLog';

  override up(): void | Promise<void> {
    this.addSql(`drop trigger if exists "audit_log_only_grows" on "audit_log";`);
    this.addSql(
      `create or replace function "audit_log_audit_log_is_kept_fn"() returns trigger as $$ begin if old.at > now() - interval '6 years' then raise exception 'the audit log only grows'; end if; return old; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "audit_log_is_kept" BEFORE DELETE on "audit_log" for each ROW execute function "audit_log_audit_log_is_kept_fn"();`,
    );
    this.addSql(
      `create trigger "audit_log_only_grows" BEFORE UPDATE on "audit_log" for each STATEMENT execute function "audit_log_audit_log_only_grows_fn"();`,
    );

    this.addSql(`drop trigger if exists "audit_chain_only_grows" on "audit_chain";`);
    this.addSql(
      `create or replace function "audit_chain_audit_chain_is_kept_fn"() returns trigger as $$ begin if exists (select from audit_log where id = old.entry_id) then raise exception 'the audit log only grows'; end if; return old; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "audit_chain_is_kept" BEFORE DELETE on "audit_chain" for each ROW execute function "audit_chain_audit_chain_is_kept_fn"();`,
    );
    this.addSql(
      `create trigger "audit_chain_only_grows" BEFORE UPDATE on "audit_chain" for each STATEMENT execute function "audit_chain_audit_chain_only_grows_fn"();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "audit_chain_is_kept" on "audit_chain";`);
    this.addSql(`drop function if exists "audit_chain_audit_chain_is_kept_fn"();`);
    this.addSql(`drop trigger if exists "audit_chain_only_grows" on "audit_chain";`);
    this.addSql(
      `create trigger "audit_chain_only_grows" BEFORE DELETE OR UPDATE on "audit_chain" for each STATEMENT execute function "audit_chain_audit_chain_only_grows_fn"();`,
    );

    this.addSql(`drop trigger if exists "audit_log_is_kept" on "audit_log";`);
    this.addSql(`drop function if exists "audit_log_audit_log_is_kept_fn"();`);
    this.addSql(`drop trigger if exists "audit_log_only_grows" on "audit_log";`);
    this.addSql(
      `create trigger "audit_log_only_grows" BEFORE DELETE OR UPDATE on "audit_log" for each STATEMENT execute function "audit_log_audit_log_only_grows_fn"();`,
    );
  }
}
