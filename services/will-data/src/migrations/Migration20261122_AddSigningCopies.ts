import { Migration } from '@mikro-orm/migrations';

export class Migration20261122_AddSigningCopies extends Migration {
  override name = 'Migration20261122_AddSigningCopies';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "signing_copies" ("account_id" uuid not null, "id" uuid not null, "number" int not null, "made_at" timestamptz not null, "page_count" int not null, "sha256" varchar(64) not null, "facts" text not null, "document" text not null, "pdf" text not null, primary key ("account_id", "id"));`,
    );
    this.addSql(
      `alter table "signing_copies" add constraint "signing_copies_account_id_number_unique" unique ("account_id", "number");`,
    );

    this.addSql(`alter table "testators" add "signing_copies_made" int not null default 0;`);

    this.addSql(
      `alter table "signing_copies" add constraint "signing_copies_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "signing_copies" cascade;`);

    this.addSql(`alter table "testators" drop column "signing_copies_made";`);
  }
}
