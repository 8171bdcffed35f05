import { Migration } from '@mikro-orm/migrations';

export class Migration20261128212820_AddTrustedPeople extends Migration {
  override name = 'Migration20261128212820_AddTrustedPeople';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "release_settings" ("account_id" uuid not null, "wait_days" int not null default 21, "two_must_ask" boolean not null default false, "away_until" date null, "version" int not null default 1, primary key ("account_id"));`,
    );

    this.addSql(
      `create table "trusted_openings" ("account_id" uuid not null, "id" uuid not null, "person_id" uuid not null, "thing" text not null, "at" timestamptz not null, primary key ("account_id", "id"));`,
    );
    this.addSql(`create index "trusted_openings_at_index" on "trusted_openings" ("at");`);
    this.addSql(`create index "trusted_openings_account_id_at_index" on "trusted_openings" ("account_id", "at");`);

    this.addSql(
      `create table "trusted_people" ("account_id" uuid not null, "id" uuid not null, "trusted_account_id" uuid null, "first_name" text not null, "state" text not null, "may_ask" boolean not null, "things" jsonb not null, "invited_on" date not null, "accepted_on" date null, "version" int not null, primary key ("account_id", "id"));`,
    );
    this.addSql(`create index "trusted_people_trusted_account_id_index" on "trusted_people" ("trusted_account_id");`);

    this.addSql(
      `alter table "release_settings" add constraint "release_settings_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on update cascade on delete cascade;`,
    );

    this.addSql(
      `alter table "trusted_openings" add constraint "trusted_openings_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on delete cascade;`,
    );
    this.addSql(
      `alter table "trusted_openings" add constraint "trusted_openings_thing_check" check ("thing" in ('whereItIs', 'funeralWishes', 'executorPack', 'whatAndWhere', 'letters', 'will'));`,
    );

    this.addSql(
      `alter table "trusted_people" add constraint "trusted_people_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on delete cascade;`,
    );
    this.addSql(
      `alter table "trusted_people" add constraint "trusted_people_state_check" check ("state" in ('invited', 'active', 'left'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "release_settings" cascade;`);
    this.addSql(`drop table if exists "trusted_openings" cascade;`);
    this.addSql(`drop table if exists "trusted_people" cascade;`);
  }
}
