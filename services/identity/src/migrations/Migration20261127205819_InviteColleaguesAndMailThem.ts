import { Migration } from '@mikro-orm/migrations';

export class Migration20261127205819_InviteColleaguesAndMailThem extends Migration {
  override name = 'Migration20261127205819_InviteColleaguesAndMailThem';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "invitations" ("id" uuid not null, "email" text not null, "email_key" varchar(254) not null, "role" varchar(20) not null, "reason" varchar(500) not null, "invited_by" uuid not null, "expires_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "invitations_expires_at_index" on "invitations" ("expires_at");`);
    this.addSql(`alter table "invitations" add constraint "invitations_once" unique ("email_key", "role");`);

    this.addSql(
      `create table "staff_digests" ("account_id" uuid not null, "is_on" boolean not null default true, "sent_on" date null, primary key ("account_id"));`,
    );

    this.addSql(
      `alter table "invitations" add constraint "invitations_role" check (role in ('admin', 'readonly', 'reviewer'));`,
    );

    this.addSql(
      `alter table "staff_digests" add constraint "staff_digests_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on update cascade on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "invitations" cascade;`);
    this.addSql(`drop table if exists "staff_digests" cascade;`);
  }
}
