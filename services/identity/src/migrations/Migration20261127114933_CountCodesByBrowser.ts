import { Migration } from '@mikro-orm/migrations';

export class Migration20261127114933_CountCodesByBrowser extends Migration {
  override name = 'Migration20261127114933_CountCodesByBrowser';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "browser_guesses" ("account_id" uuid not null, "kind" varchar(20) not null, "browser" varchar(80) not null, "wrong" int not null, "since" timestamptz not null, "wait_until" timestamptz null, primary key ("account_id", "kind", "browser"));`,
    );

    this.addSql(`alter table "authenticators" add "stray_step" bigint null, add "stray_by" int null;`);

    this.addSql(`alter table "pending_sign_ins" add "browser" varchar(80) null;`);

    this.addSql(
      `alter table "browser_guesses" add constraint "browser_guesses_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "browser_guesses" cascade;`);

    this.addSql(`alter table "authenticators" drop column "stray_step", drop column "stray_by";`);

    this.addSql(`alter table "pending_sign_ins" drop column "browser";`);
  }
}
