import { Migration } from '@mikro-orm/migrations';

export class Migration20261120_AddTestatorsAndTheirAnswers extends Migration {
  override name = 'Migration20261120_AddTestatorsAndTheirAnswers';

  override up(): void | Promise<void> {
    this.addSql(`create table "testators" ("account_id" uuid not null, primary key ("account_id"));`);

    this.addSql(
      `create table "personal_details" ("account_id" uuid not null, "title" text null, "first_name" varchar(100) not null, "known_as" varchar(100) null, "middle_names" varchar(100) null, "last_name" varchar(100) not null, "date_of_birth" date not null, "gender" text null, "marital_status" text null, "email" varchar(254) not null, "mobile_country_code" text not null, "mobile_number" varchar(15) not null, "occupation" varchar(100) not null, "employer" varchar(100) null, "version" int not null, "saved_at" timestamptz not null, primary key ("account_id"));`,
    );

    this.addSql(
      `create table "funeral_wishes" ("account_id" uuid not null, "funeral_type" text not null, "location" text not null, "ashes_directions" text not null, "readings_hymns" text not null, "flowers_charities" text not null, "gathering_directions" text not null, primary key ("account_id"));`,
    );

    this.addSql(
      `create table "contacts" ("account_id" uuid not null, "id" uuid not null, "first_name" varchar(100) not null, "last_name" varchar(100) not null, "relationship" text null, "created_at" timestamptz not null, primary key ("account_id", "id"));`,
    );

    this.addSql(
      `create table "residuary_recipients" ("account_id" uuid not null, "position" int not null, "contact_id" uuid not null, "priority" int not null, primary key ("account_id", "position"));`,
    );
    this.addSql(
      `alter table "residuary_recipients" add constraint "residuary_recipients_account_id_contact_id_unique" unique ("account_id", "contact_id");`,
    );

    this.addSql(
      `create table "executors" ("id" uuid not null, "account_id" uuid not null, "contact_id" uuid not null, "role" text not null, "position" int not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "executors" add constraint "executors_account_id_contact_id_unique" unique ("account_id", "contact_id");`,
    );
    this.addSql(
      `alter table "executors" add constraint "executors_account_id_position_unique" unique ("account_id", "position") deferrable initially deferred;`,
    );

    this.addSql(
      `alter table "personal_details" add constraint "personal_details_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "personal_details" add constraint "personal_details_date_of_birth_check" check (date_of_birth >= '1900-01-01');`,
    );
    this.addSql(`alter table "personal_details" add constraint "personal_details_version_check" check (version > 0);`);
    this.addSql(
      `alter table "personal_details" add constraint "personal_details_title_check" check ("title" in ('mr', 'mrs', 'miss', 'ms', 'dr', 'prof'));`,
    );
    this.addSql(
      `alter table "personal_details" add constraint "personal_details_gender_check" check ("gender" in ('male', 'female', 'other', 'prefer-not-to-say'));`,
    );
    this.addSql(
      `alter table "personal_details" add constraint "personal_details_marital_status_check" check ("marital_status" in ('single', 'married', 'partner', 'divorced', 'widowed'));`,
    );
    this.addSql(
      `alter table "personal_details" add constraint "personal_details_mobile_country_code_check" check ("mobile_country_code" in ('+44', '+1', '+33', '+49'));`,
    );

    this.addSql(
      `alter table "funeral_wishes" add constraint "funeral_wishes_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "funeral_wishes" add constraint "funeral_wishes_funeral_type_check" check ("funeral_type" in ('burial', 'cremation'));`,
    );

    this.addSql(
      `alter table "contacts" add constraint "contacts_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on delete cascade;`,
    );
    this.addSql(
      `alter table "contacts" add constraint "contacts_relationship_check" check ("relationship" in ('spouse_partner', 'parent', 'stepparent', 'child', 'stepchild', 'sibling', 'half_sibling', 'other_relative', 'friend', 'professional_solicitor', 'professional_accountant'));`,
    );

    this.addSql(
      `alter table "residuary_recipients" add constraint "residuary_recipients_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on delete cascade;`,
    );
    this.addSql(
      `alter table "residuary_recipients" add constraint "residuary_recipients_account_id_contact_id_foreign" foreign key ("account_id", "contact_id") references "contacts" ("account_id", "id") on update cascade on delete no action;`,
    );
    this.addSql(
      `alter table "residuary_recipients" add constraint "residuary_recipients_priority_check" check (priority >= 1 and priority <= 50);`,
    );
    this.addSql(
      `alter table "residuary_recipients" add constraint "residuary_recipients_position_check" check (position >= 0 and position < 50);`,
    );

    this.addSql(
      `alter table "executors" add constraint "executors_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on delete cascade;`,
    );
    this.addSql(
      `alter table "executors" add constraint "executors_account_id_contact_id_foreign" foreign key ("account_id", "contact_id") references "contacts" ("account_id", "id") on update cascade on delete no action;`,
    );
    this.addSql(`alter table "executors" add constraint "executors_position_check" check (position >= 0);`);
    this.addSql(
      `alter table "executors" add constraint "executors_role_check" check ("role" in ('primary', 'backup'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "personal_details" drop constraint "personal_details_account_id_foreign";`);
    this.addSql(`alter table "funeral_wishes" drop constraint "funeral_wishes_account_id_foreign";`);
    this.addSql(`alter table "contacts" drop constraint "contacts_account_id_foreign";`);
    this.addSql(`alter table "residuary_recipients" drop constraint "residuary_recipients_account_id_foreign";`);
    this.addSql(`alter table "executors" drop constraint "executors_account_id_foreign";`);
    this.addSql(
      `alter table "residuary_recipients" drop constraint "residuary_recipients_account_id_contact_id_foreign";`,
    );
    this.addSql(`alter table "executors" drop constraint "executors_account_id_contact_id_foreign";`);

    this.addSql(`drop table if exists "testators" cascade;`);
    this.addSql(`drop table if exists "personal_details" cascade;`);
    this.addSql(`drop table if exists "funeral_wishes" cascade;`);
    this.addSql(`drop table if exists "contacts" cascade;`);
    this.addSql(`drop table if exists "residuary_recipients" cascade;`);
    this.addSql(`drop table if exists "executors" cascade;`);
  }
}
