import { Migration } from '@mikro-orm/migrations';

export class Migration20261201_TellSessionChanges extends Migration {
  override name = 'Migration20261201_TellSessionChanges';

  override up(): void | Promise<void> {
    this.addSql(
      `create or replace function "sessions_sessions_tell_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and new.authenticated_at is not distinct from old.authenticated_at then return null; end if; perform pg_notify('session_changes', coalesce(new.account_id, old.account_id)::text); return null; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "sessions_tell" AFTER UPDATE OR DELETE on "sessions" for each ROW execute function "sessions_sessions_tell_fn"();`,
    );

    this.addSql(
      `create or replace function "user_roles_user_roles_tell_fn"() returns trigger as $$ begin perform pg_notify('session_changes', coalesce(new.account_id, old.account_id)::text); return null; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "user_roles_tell" AFTER INSERT OR UPDATE OR DELETE on "user_roles" for each ROW execute function "user_roles_user_roles_tell_fn"();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "sessions_tell" on "sessions";`);
    this.addSql(`drop function if exists "sessions_sessions_tell_fn"();`);

    this.addSql(`drop trigger if exists "user_roles_tell" on "user_roles";`);
    this.addSql(`drop function if exists "user_roles_user_roles_tell_fn"();`);
  }
}
