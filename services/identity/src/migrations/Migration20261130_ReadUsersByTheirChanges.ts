import { Migration } from '@mikro-orm/migrations';

export class Migration20261130_ReadUsersByTheirChanges extends Migration {
  override name = 'Migration20261130_ReadUsersByTheirChanges';

  override up(): void | Promise<void> {
    this.addSql(`drop index "accounts_by_any_part";`);
    this.addSql(`drop index "accounts_by_name";`);
    this.addSql(`alter table "accounts" drop column "search_text", drop column "sort_name";`);
    this.addSql(
      `alter table "accounts" add "changed_in" bigint not null default ((pg_current_xact_id())::text)::bigint;`,
    );
    this.addSql(`create index "accounts_by_change" on "accounts" ("changed_in", "id");`);
    this.addSql(
      `create or replace function "accounts_accounts_note_change_fn"() returns trigger as $$ begin if (new.email, new.name, new.email_confirmed_at) is distinct from (old.email, old.name, old.email_confirmed_at) then new.changed_in = pg_current_xact_id()::text::bigint; end if; return new; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "accounts_note_change" BEFORE UPDATE on "accounts" for each ROW execute function "accounts_accounts_note_change_fn"();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "accounts_by_change";`);
    this.addSql(`drop trigger if exists "accounts_note_change" on "accounts";`);
    this.addSql(`drop function if exists "accounts_accounts_note_change_fn"();`);
    this.addSql(`alter table "accounts" drop column "changed_in";`);
    this.addSql(
      `alter table "accounts" add "search_text" text generated always as (translate(regexp_replace(left(normalize(lower((email || ' ' || coalesce(name, '')) collate "und-x-icu"), NFD), 600), '[\\u0300-\\u036f]', '', 'g'), '‘’', '''''')) stored not null, add "sort_name" text generated always as (coalesce(translate(regexp_replace(left(normalize(lower((name) collate "und-x-icu"), NFD), 600), '[\\u0300-\\u036f]', '', 'g'), '‘’', ''''''), chr(1114111))) stored collate "C" not null;`,
    );
    this.addSql(`create index "accounts_by_any_part" on "accounts" using gin ("search_text" gin_trgm_ops);`);
    this.addSql(
      `create index "accounts_by_name" on "accounts" ("sort_name", "id") where "email_confirmed_at" is not null;`,
    );
  }
}
