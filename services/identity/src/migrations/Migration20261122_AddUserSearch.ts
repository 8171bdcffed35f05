import { Migration } from '@mikro-orm/migrations';

export class Migration20261122_AddUserSearch extends Migration {
  override name = 'Migration20261122_AddUserSearch';

  override up(): void | Promise<void> {
    this.addSql('create extension if not exists pg_trgm;');
    this.addSql(
      `alter table "accounts" add "search_text" text generated always as (translate(regexp_replace(left(normalize(lower((email || ' ' || coalesce(name, '')) collate "und-x-icu"), NFD), 600), '[\\u0300-\\u036f]', '', 'g'), '‘’', '''''')) stored not null, add "sort_name" text generated always as (coalesce(translate(regexp_replace(left(normalize(lower((name) collate "und-x-icu"), NFD), 600), '[\\u0300-\\u036f]', '', 'g'), '‘’', ''''''), chr(1114111))) stored collate "C" not null;`,
    );
    this.addSql(
      `create index "accounts_by_joining" on "accounts" ("created_at", "id") where "email_confirmed_at" is not null;`,
    );
    this.addSql(
      `create index "accounts_by_name" on "accounts" ("sort_name", "id") where "email_confirmed_at" is not null;`,
    );
    this.addSql(`create index "accounts_by_any_part" on "accounts" using gin ("search_text" gin_trgm_ops);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "accounts_by_joining";`);
    this.addSql(`drop index "accounts_by_name";`);
    this.addSql(`drop index "accounts_by_any_part";`);
    this.addSql(`alter table "accounts" drop column "search_text", drop column "sort_name";`);
  }
}
