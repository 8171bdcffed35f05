import { Migration } from '@mikro-orm/migrations';

/**
 * The change and the removal of users stay noted for 0.2.0, which reads them into its memory: `accounts.changed_in` and
 * `removed_users` with their triggers go in the release after this. Until then the triggers do what no code here does:
 * they have a user indexed again whom 0.2.0 has changed, and forget removals after a week. Without the index of changes
 * 0.2.0 reads them more slowly.
 */
export class Migration20261127102436_FindUsersByTheirWords extends Migration {
  override name = 'Migration20261127102436_FindUsersByTheirWords';

  override up(): void | Promise<void> {
    this.addSql(`
      create table account_words (
        token bigint not null,
        joined_at timestamptz not null,
        account_id uuid not null,
        primary key (token, joined_at, account_id),
        constraint account_words_account_id_foreign foreign key (account_id) references accounts (id) on delete cascade
      );
      create index account_words_account_id_index on account_words (account_id);
      alter table accounts add is_indexed boolean not null default false;
      drop index accounts_by_change;
      create index accounts_not_indexed on accounts (id) where is_indexed = false and email_confirmed_at is not null;
    `);
    this.addSql(`
      create or replace function accounts_accounts_note_change_fn() returns trigger as $$ begin
        if (new.email, new.name, new.email_confirmed_at) is distinct from (old.email, old.name, old.email_confirmed_at) then
          new.changed_in = pg_current_xact_id()::text::bigint;
          new.is_indexed = false;
        end if;
        return new;
      end; $$ language plpgsql;
      create or replace function accounts_accounts_note_removal_fn() returns trigger as $$ begin
        delete from removed_users where removed_at < now() - interval '7 days';
        if old.email_confirmed_at is not null then
          insert into removed_users (id) values (old.id) on conflict (id) do update set removed_in = default, removed_at = default;
        end if;
        return null;
      end; $$ language plpgsql;
    `);
  }
}
