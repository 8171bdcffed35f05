import { Migration } from '@mikro-orm/migrations';

export class Migration20261128133010_ConsentAsTwo extends Migration {
  override name = 'Migration20261128133010_ConsentAsTwo';

  override up(): void | Promise<void> {
    this.addSql(`alter table "couple_snapshots" drop constraint "couple_snapshots_category_check";`);
    this.addSql(
      `alter table "couple_snapshots" add constraint "couple_snapshots_category_check" check ("category" in ('home', 'children', 'people', 'executors', 'guardians', 'residue', 'gifts', 'will'));`,
    );
    this.addSql(
      `create table "couple_consents" ("account_id" uuid not null, "consent" text not null, "couple_id" uuid not null, "at" timestamptz not null, primary key ("account_id", "consent"));`,
    );
    this.addSql(
      `create table "couple_copies" ("account_id" uuid not null, "person_id" uuid not null, "couple_id" uuid not null, "name" text not null, primary key ("account_id", "person_id"));`,
    );
    this.addSql(
      `alter table "couple_consents" add constraint "couple_consents_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on delete cascade;`,
    );
    this.addSql(
      `alter table "couple_consents" add constraint "couple_consents_consent_check" check ("consent" in ('mirror-not-mutual', 'same-reviewer'));`,
    );
    this.addSql(
      `alter table "couple_copies" add constraint "couple_copies_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "couple_copies" cascade;`);
    this.addSql(`drop table if exists "couple_consents" cascade;`);
    this.addSql(`delete from "couple_snapshots" where "category" = 'will';`);
    this.addSql(`alter table "couple_snapshots" drop constraint "couple_snapshots_category_check";`);
    this.addSql(
      `alter table "couple_snapshots" add constraint "couple_snapshots_category_check" check ("category" in ('home', 'children', 'people', 'executors', 'guardians', 'residue', 'gifts'));`,
    );
  }
}
