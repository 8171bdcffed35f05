import { Migration } from '@mikro-orm/migrations';

export class Migration20261128213223_KeepLetters extends Migration {
  override name = 'Migration20261128213223_KeepLetters';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "letters" ("account_id" uuid not null, "id" uuid not null, "kind" text not null, "body" text not null, "readers" jsonb not null, "written_on" date not null, "position" int not null, "version" int not null, "removed_at" timestamptz null, primary key ("account_id", "id"));`,
    );
    this.addSql(`create index "letters_removed" on "letters" ("removed_at") where "removed_at" is not null;`);

    this.addSql(
      `create table "letter_versions" ("account_id" uuid not null, "letter_id" uuid not null, "written_on" date not null, "body" text not null, primary key ("account_id", "letter_id", "written_on"));`,
    );

    this.addSql(
      `alter table "letters" add constraint "letters_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on delete cascade;`,
    );
    this.addSql(
      `alter table "letters" add constraint "letters_kind_check" check ("kind" in ('guardians', 'trustees', 'executors', 'person'));`,
    );

    this.addSql(
      `alter table "letter_versions" add constraint "letter_versions_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on delete cascade;`,
    );
    this.addSql(
      `alter table "letter_versions" add constraint "letter_versions_account_id_letter_id_foreign" foreign key ("account_id", "letter_id") references "letters" ("account_id", "id") on update no action on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "letter_versions" drop constraint "letter_versions_account_id_letter_id_foreign";`);

    this.addSql(`drop table if exists "letters" cascade;`);
    this.addSql(`drop table if exists "letter_versions" cascade;`);
  }
}
