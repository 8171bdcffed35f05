import { Migration } from '@mikro-orm/migrations';

export class Migration20261128214830_KeepReleases extends Migration {
  override name = 'Migration20261128214830_KeepReleases';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "release_mails" ("account_id" uuid not null, "message_id" uuid not null, "release_id" uuid not null, "number" int not null, "is_to_former" boolean not null default false, "administrator_id" uuid null, primary key ("account_id", "message_id"));`,
    );
    this.addSql(`create index "release_mails_message_id_index" on "release_mails" ("message_id");`);

    this.addSql(
      `create table "releases" ("account_id" uuid not null, "id" uuid not null, "stage" text not null, "state" jsonb not null, "asked_at" timestamptz not null, "looked_at" timestamptz not null, "released_at" timestamptz null, "ended_at" timestamptz null, "snapshot" text null, primary key ("account_id", "id"));`,
    );
    this.addSql(`create index "releases_stage_index" on "releases" ("stage");`);
    this.addSql(`create unique index "releases_one_open" on "releases" ("account_id") where "ended_at" is null;`);

    this.addSql(
      `alter table "release_mails" add constraint "release_mails_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on delete cascade;`,
    );

    this.addSql(
      `alter table "releases" add constraint "releases_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on delete cascade;`,
    );
    this.addSql(
      `alter table "releases" add constraint "releases_stage_check" check ("stage" in ('asked', 'waiting', 'stalled', 'released', 'refused'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "release_mails" cascade;`);
    this.addSql(`drop table if exists "releases" cascade;`);
  }
}
