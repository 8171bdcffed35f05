import { Migration } from '@mikro-orm/migrations';

export class Migration20261128055732_LinkPartners extends Migration {
  override name = 'Migration20261128055732_LinkPartners';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "couple_sides" ("account_id" uuid not null, "couple_id" uuid not null, "partner_account_id" uuid null, "partner_name" text null, "linked_on" date not null, "ended_at" timestamptz null, "is_end_read" boolean not null default false, primary key ("account_id", "couple_id"));`,
    );
    this.addSql(`create index "couple_sides_couple_id_index" on "couple_sides" ("couple_id");`);
    this.addSql(
      `create unique index "couple_sides_one_active" on "couple_sides" ("account_id") where "ended_at" is null;`,
    );

    this.addSql(
      `create table "partner_invitations" ("id" uuid not null, "account_id" uuid not null, "email" text null, "first_name" text null, "email_key" varchar(254) not null, "token_hash" varchar(64) not null, "created_at" timestamptz not null, "expires_at" timestamptz not null, "mailed_at" timestamptz null, "second_message_id" uuid null, "mailed_again_at" timestamptz null, "cancelled_at" timestamptz null, "declined_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`create index "partner_invitations_account_id_index" on "partner_invitations" ("account_id");`);
    this.addSql(
      `alter table "partner_invitations" add constraint "partner_invitations_token_hash_unique" unique ("token_hash");`,
    );
    this.addSql(`create index "partner_invitations_expires_at_index" on "partner_invitations" ("expires_at");`);
    this.addSql(
      `alter table "partner_invitations" add constraint "partner_invitations_second_message_id_unique" unique ("second_message_id");`,
    );
    this.addSql(
      `create index "partner_invitations_email_key_created_at_index" on "partner_invitations" ("email_key", "created_at");`,
    );

    this.addSql(
      `alter table "couple_sides" add constraint "couple_sides_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "partner_invitations" add constraint "partner_invitations_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "couple_sides" cascade;`);
    this.addSql(`drop table if exists "partner_invitations" cascade;`);
  }
}
