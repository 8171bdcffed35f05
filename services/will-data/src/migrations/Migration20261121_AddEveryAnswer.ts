import { Migration } from '@mikro-orm/migrations';

export class Migration20261121_AddEveryAnswer extends Migration {
  override name = 'Migration20261121_AddEveryAnswer';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "people" ("account_id" uuid not null, "id" uuid not null, "kind" text not null, "created_at" timestamptz not null, "removed_at" timestamptz null, primary key ("account_id", "id"));`,
    );

    this.addSql(
      `insert into "people" ("account_id", "id", "kind", "created_at") select "account_id", "id", 'contact', "created_at" from "contacts";`,
    );

    this.addSql(
      `create table "spouse_details" ("account_id" uuid not null, "id" uuid not null, "full_name" varchar(200) not null, "relationship" text not null, "gender" text not null, "intending_to_marry" boolean not null, "version" int not null, "saved_at" timestamptz not null, primary key ("account_id", "id"));`,
    );
    this.addSql(
      `alter table "spouse_details" add constraint "spouse_details_account_id_unique" unique ("account_id");`,
    );

    this.addSql(
      `create table "home_details" ("account_id" uuid not null, "address" varchar(500) not null, "line_1" varchar(200) not null, "line_2" varchar(200) not null, "town_or_city" varchar(100) not null, "county" varchar(100) not null, "postcode" varchar(10) not null, "home_ownership" text null, "tenancy_type" text null, "co_owner_id" uuid null, "version" int not null, "saved_at" timestamptz not null, primary key ("account_id"));`,
    );

    this.addSql(
      `create table "guardian_groups" ("account_id" uuid not null, "id" uuid not null, "child_id" uuid not null, "group_name" varchar(100) not null, "position" int not null, primary key ("account_id", "id"));`,
    );
    this.addSql(
      `alter table "guardian_groups" add constraint "guardian_groups_account_id_child_id_position_unique" unique ("account_id", "child_id", "position");`,
    );

    this.addSql(
      `create table "guardian_group_members" ("account_id" uuid not null, "group_id" uuid not null, "person_id" uuid not null, "position" int not null, primary key ("account_id", "group_id", "person_id"));`,
    );

    this.addSql(
      `create table "guardians" ("account_id" uuid not null, "child_id" uuid not null, "person_id" uuid not null, "guardian_type" text not null, "position" int not null, primary key ("account_id", "child_id", "person_id"));`,
    );
    this.addSql(
      `alter table "guardians" add constraint "guardians_account_id_child_id_guardian_type_position_unique" unique ("account_id", "child_id", "guardian_type", "position");`,
    );

    this.addSql(
      `create table "gifts" ("account_id" uuid not null, "id" uuid not null, "gift_type" text not null, "item_description" text not null, "cash_amount" text null, "provider" varchar(200) not null, "policy_number" text not null, "policy_amount" text null, "children_access_age" int not null, "grandchildren_inherit" boolean null, "position" int not null, "version" int not null, "saved_at" timestamptz not null, primary key ("account_id", "id"));`,
    );
    this.addSql(
      `alter table "gifts" add constraint "gifts_account_id_position_unique" unique ("account_id", "position") deferrable initially deferred;`,
    );

    this.addSql(
      `create table "gift_recipients" ("account_id" uuid not null, "gift_id" uuid not null, "kind" text not null, "person_id" uuid not null, "priority" int not null, "position" int not null, primary key ("account_id", "gift_id", "kind", "person_id"));`,
    );

    this.addSql(
      `create table "children" ("account_id" uuid not null, "id" uuid not null, "first_name" varchar(100) not null, "middle_names" varchar(100) not null, "last_name" varchar(100) not null, "date_of_birth" text not null, "gender" text not null, "relationship" text not null, "parental_responsibility" text null, "other_parent_id" uuid null, "guardians_version" int not null default 0, "version" int not null, "saved_at" timestamptz not null, primary key ("account_id", "id"));`,
    );

    this.addSql(
      `create table "will_settings" ("account_id" uuid not null, "children_inheritance_age" int not null default 18, "has_no_specific_gifts" boolean not null default false, "include_partner" boolean null, primary key ("account_id"));`,
    );

    this.addSql(
      `alter table "residuary_recipients" drop constraint "residuary_recipients_account_id_contact_id_foreign";`,
    );

    this.addSql(`alter table "executors" drop constraint "executors_account_id_contact_id_foreign";`);

    this.addSql(`alter table "testators" add "residue_version" int not null default 0;`);

    this.addSql(`alter table "personal_details" drop constraint "personal_details_date_of_birth_check";`);
    this.addSql(`alter table "personal_details" alter column "date_of_birth" type text using ("date_of_birth"::text);`);
    this.addSql(`alter table "personal_details" alter column "mobile_number" type text using ("mobile_number"::text);`);

    this.addSql(
      `alter table "residuary_recipients" drop constraint "residuary_recipients_account_id_contact_id_unique";`,
    );
    this.addSql(`alter table "residuary_recipients" drop constraint "residuary_recipients_pkey";`);
    this.addSql(`alter table "residuary_recipients" drop constraint "residuary_recipients_position_check";`);
    this.addSql(`alter table "residuary_recipients" drop constraint "residuary_recipients_priority_check";`);
    this.addSql(`alter table "residuary_recipients" add "share_basis_points" int null;`);
    this.addSql(`alter table "residuary_recipients" rename column "contact_id" to "person_id";`);
    this.addSql(
      `alter table "residuary_recipients" add constraint "residuary_recipients_account_id_person_id_foreign" foreign key ("account_id", "person_id") references "people" ("account_id", "id") on update no action on delete cascade;`,
    );
    this.addSql(`alter table "residuary_recipients" add primary key ("account_id", "person_id");`);
    this.addSql(
      `alter table "residuary_recipients" add constraint "residuary_recipients_share_check" check (share_basis_points > 0 and share_basis_points <= 10000);`,
    );
    this.addSql(
      `alter table "residuary_recipients" add constraint "residuary_recipients_priority_check" check (priority >= 1);`,
    );

    this.addSql(`alter table "funeral_wishes" drop constraint "funeral_wishes_funeral_type_check";`);
    this.addSql(
      `alter table "funeral_wishes" add "version" int not null default 1, add "saved_at" timestamptz not null default now();`,
    );
    this.addSql(
      `alter table "funeral_wishes" alter column "version" drop default, alter column "saved_at" drop default;`,
    );

    this.addSql(`alter table "executors" drop constraint "executors_account_id_contact_id_unique";`);
    this.addSql(`alter table "executors" rename column "contact_id" to "person_id";`);
    this.addSql(
      `alter table "executors" add constraint "executors_account_id_person_id_foreign" foreign key ("account_id", "person_id") references "people" ("account_id", "id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "executors" add constraint "executors_account_id_person_id_unique" unique ("account_id", "person_id");`,
    );

    this.addSql(`alter table "contacts" drop constraint "contacts_relationship_check";`);
    this.addSql(`alter table "contacts" rename column "relationship" to "role";`);
    this.addSql(`update "contacts" set "role" = 'other' where "role" is null;`);
    this.addSql(`alter table "contacts" alter column "role" set not null;`);
    this.addSql(
      `alter table "contacts" add "middle_names" varchar(100) not null default '', add "email" varchar(254) not null default '', add "mobile_country_code" text not null default '+44', add "mobile_number" text not null default '', add "notes" text not null default '', add "address" varchar(500) not null default '', add "line_1" varchar(200) not null default '', add "line_2" varchar(200) not null default '', add "town_or_city" varchar(100) not null default '', add "county" varchar(100) not null default '', add "postcode" varchar(10) not null default '', add "version" int not null default 1;`,
    );
    this.addSql(
      `alter table "contacts" alter column "middle_names" drop default, alter column "email" drop default, alter column "mobile_country_code" drop default, alter column "mobile_number" drop default, alter column "notes" drop default, alter column "address" drop default, alter column "line_1" drop default, alter column "line_2" drop default, alter column "town_or_city" drop default, alter column "county" drop default, alter column "postcode" drop default, alter column "version" drop default;`,
    );
    this.addSql(`alter table "contacts" rename column "created_at" to "saved_at";`);
    this.addSql(
      `alter table "contacts" add constraint "contacts_account_id_id_foreign" foreign key ("account_id", "id") references "people" ("account_id", "id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "contacts" add constraint "contacts_role_check" check ("role" in ('Friend', 'Sibling', 'Parent', 'Aunt', 'Uncle', 'Cousin', 'Colleague', 'Neighbour', 'Solicitor', 'Accountant', 'Other', 'spouse_partner', 'parent', 'stepparent', 'child', 'stepchild', 'sibling', 'half_sibling', 'other_relative', 'friend', 'guardian', 'other', 'professional_solicitor', 'professional_accountant'));`,
    );
    this.addSql(
      `alter table "contacts" add constraint "contacts_mobile_country_code_check" check ("mobile_country_code" in ('+44', '+1', '+353', '+33', '+49'));`,
    );

    this.addSql(
      `alter table "people" add constraint "people_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on delete cascade;`,
    );
    this.addSql(
      `alter table "people" add constraint "people_kind_check" check ("kind" in ('spouse', 'child', 'contact'));`,
    );

    this.addSql(
      `alter table "spouse_details" add constraint "spouse_details_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on delete cascade;`,
    );
    this.addSql(
      `alter table "spouse_details" add constraint "spouse_details_account_id_id_foreign" foreign key ("account_id", "id") references "people" ("account_id", "id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "spouse_details" add constraint "spouse_details_relationship_check" check ("relationship" in ('partner', 'husband', 'wife', 'civil-partner', 'spouse', 'civil_partner'));`,
    );
    this.addSql(
      `alter table "spouse_details" add constraint "spouse_details_gender_check" check ("gender" in ('male', 'female', 'other', 'prefer-not-to-say'));`,
    );

    this.addSql(
      `alter table "home_details" add constraint "home_details_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "home_details" add constraint "home_details_account_id_co_owner_id_foreign" foreign key ("account_id", "co_owner_id") references "people" ("account_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "home_details" add constraint "home_details_home_ownership_check" check ("home_ownership" in ('own-outright', 'own-mortgage', 'rent', 'other'));`,
    );
    this.addSql(
      `alter table "home_details" add constraint "home_details_tenancy_type_check" check ("tenancy_type" in ('sole-owner', 'joint-tenants', 'tenants-in-common'));`,
    );

    this.addSql(
      `alter table "guardian_groups" add constraint "guardian_groups_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on delete cascade;`,
    );
    this.addSql(
      `alter table "guardian_groups" add constraint "guardian_groups_account_id_child_id_foreign" foreign key ("account_id", "child_id") references "people" ("account_id", "id") on update no action on delete cascade;`,
    );

    this.addSql(
      `alter table "guardian_group_members" add constraint "guardian_group_members_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on delete cascade;`,
    );
    this.addSql(
      `alter table "guardian_group_members" add constraint "guardian_group_members_account_id_group_id_foreign" foreign key ("account_id", "group_id") references "guardian_groups" ("account_id", "id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "guardian_group_members" add constraint "guardian_group_members_account_id_person_id_foreign" foreign key ("account_id", "person_id") references "people" ("account_id", "id") on update no action on delete cascade;`,
    );

    this.addSql(
      `alter table "guardians" add constraint "guardians_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on delete cascade;`,
    );
    this.addSql(
      `alter table "guardians" add constraint "guardians_account_id_child_id_foreign" foreign key ("account_id", "child_id") references "people" ("account_id", "id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "guardians" add constraint "guardians_account_id_person_id_foreign" foreign key ("account_id", "person_id") references "people" ("account_id", "id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "guardians" add constraint "guardians_guardian_type_check" check ("guardian_type" in ('primary', 'backup'));`,
    );

    this.addSql(
      `alter table "gifts" add constraint "gifts_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on delete cascade;`,
    );
    this.addSql(
      `alter table "gifts" add constraint "gifts_children_access_age_check" check (children_access_age >= 16 and children_access_age <= 30);`,
    );
    this.addSql(
      `alter table "gifts" add constraint "gifts_gift_type_check" check ("gift_type" in ('specific_item', 'cash_gift', 'pension_plan', 'life_insurance'));`,
    );

    this.addSql(
      `alter table "gift_recipients" add constraint "gift_recipients_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on delete cascade;`,
    );
    this.addSql(
      `alter table "gift_recipients" add constraint "gift_recipients_account_id_gift_id_foreign" foreign key ("account_id", "gift_id") references "gifts" ("account_id", "id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "gift_recipients" add constraint "gift_recipients_account_id_person_id_foreign" foreign key ("account_id", "person_id") references "people" ("account_id", "id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "gift_recipients" add constraint "gift_recipients_kind_check" check ("kind" in ('recipient', 'remainder'));`,
    );

    this.addSql(
      `alter table "children" add constraint "children_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on delete cascade;`,
    );
    this.addSql(
      `alter table "children" add constraint "children_account_id_id_foreign" foreign key ("account_id", "id") references "people" ("account_id", "id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "children" add constraint "children_account_id_other_parent_id_foreign" foreign key ("account_id", "other_parent_id") references "people" ("account_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "children" add constraint "children_gender_check" check ("gender" in ('male', 'female', 'other'));`,
    );
    this.addSql(
      `alter table "children" add constraint "children_relationship_check" check ("relationship" in ('Father', 'Mother', 'Step-parent', 'Son', 'Daughter', 'Stepson', 'Stepdaughter', 'Adopted Son', 'Adopted Daughter'));`,
    );
    this.addSql(
      `alter table "children" add constraint "children_parental_responsibility_check" check ("parental_responsibility" in ('No', 'Yes, married to mother', 'Yes, named on birth certificate', 'Yes, signed a Parental Responsibility Agreement with mother', 'Yes, through a court agreed Parental Responsibility Order or a residency order'));`,
    );

    this.addSql(
      `alter table "will_settings" add constraint "will_settings_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "will_settings" add constraint "will_settings_children_inheritance_age_check" check (children_inheritance_age >= 16 and children_inheritance_age <= 30);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "spouse_details" drop constraint "spouse_details_account_id_id_foreign";`);
    this.addSql(
      `alter table "residuary_recipients" drop constraint "residuary_recipients_account_id_person_id_foreign";`,
    );
    this.addSql(`alter table "home_details" drop constraint "home_details_account_id_co_owner_id_foreign";`);
    this.addSql(`alter table "guardian_groups" drop constraint "guardian_groups_account_id_child_id_foreign";`);
    this.addSql(
      `alter table "guardian_group_members" drop constraint "guardian_group_members_account_id_person_id_foreign";`,
    );
    this.addSql(`alter table "guardians" drop constraint "guardians_account_id_child_id_foreign";`);
    this.addSql(`alter table "guardians" drop constraint "guardians_account_id_person_id_foreign";`);
    this.addSql(`alter table "gift_recipients" drop constraint "gift_recipients_account_id_person_id_foreign";`);
    this.addSql(`alter table "executors" drop constraint "executors_account_id_person_id_foreign";`);
    this.addSql(`alter table "contacts" drop constraint "contacts_account_id_id_foreign";`);
    this.addSql(`alter table "children" drop constraint "children_account_id_id_foreign";`);
    this.addSql(`alter table "children" drop constraint "children_account_id_other_parent_id_foreign";`);
    this.addSql(
      `alter table "guardian_group_members" drop constraint "guardian_group_members_account_id_group_id_foreign";`,
    );
    this.addSql(`alter table "gift_recipients" drop constraint "gift_recipients_account_id_gift_id_foreign";`);

    this.addSql(`drop table if exists "people" cascade;`);
    this.addSql(`drop table if exists "spouse_details" cascade;`);
    this.addSql(`drop table if exists "home_details" cascade;`);
    this.addSql(`drop table if exists "guardian_groups" cascade;`);
    this.addSql(`drop table if exists "guardian_group_members" cascade;`);
    this.addSql(`drop table if exists "guardians" cascade;`);
    this.addSql(`drop table if exists "gifts" cascade;`);
    this.addSql(`drop table if exists "gift_recipients" cascade;`);
    this.addSql(`drop table if exists "children" cascade;`);
    this.addSql(`drop table if exists "will_settings" cascade;`);

    this.addSql(`alter table "contacts" drop constraint "contacts_role_check";`);
    this.addSql(`alter table "contacts" drop constraint "contacts_mobile_country_code_check";`);
    this.addSql(
      `alter table "contacts" drop column "middle_names", drop column "email", drop column "mobile_country_code", drop column "mobile_number", drop column "notes", drop column "address", drop column "line_1", drop column "line_2", drop column "town_or_city", drop column "county", drop column "postcode", drop column "version";`,
    );
    this.addSql(`alter table "contacts" rename column "role" to "relationship";`);
    this.addSql(`alter table "contacts" alter column "relationship" drop not null;`);
    this.addSql(`alter table "contacts" rename column "saved_at" to "created_at";`);
    this.addSql(
      `alter table "contacts" add constraint "contacts_relationship_check" check ("relationship" in ('spouse_partner', 'parent', 'stepparent', 'child', 'stepchild', 'sibling', 'half_sibling', 'other_relative', 'friend', 'professional_solicitor', 'professional_accountant'));`,
    );

    this.addSql(`alter table "executors" drop constraint "executors_account_id_person_id_unique";`);
    this.addSql(`alter table "executors" rename column "person_id" to "contact_id";`);
    this.addSql(
      `alter table "executors" add constraint "executors_account_id_contact_id_foreign" foreign key ("account_id", "contact_id") references "contacts" ("account_id", "id") on update cascade;`,
    );
    this.addSql(
      `alter table "executors" add constraint "executors_account_id_contact_id_unique" unique ("account_id", "contact_id");`,
    );

    this.addSql(`alter table "funeral_wishes" drop column "version", drop column "saved_at";`);
    this.addSql(
      `alter table "funeral_wishes" add constraint "funeral_wishes_funeral_type_check" check ("funeral_type" in ('burial', 'cremation'));`,
    );

    this.addSql(`alter table "personal_details" alter column "date_of_birth" type date using ("date_of_birth"::date);`);
    this.addSql(
      `alter table "personal_details" alter column "mobile_number" type varchar(15) using ("mobile_number"::varchar(15));`,
    );
    this.addSql(
      `alter table "personal_details" add constraint "personal_details_date_of_birth_check" check (date_of_birth >= '1900-01-01');`,
    );

    this.addSql(`alter table "residuary_recipients" drop constraint "residuary_recipients_pkey";`);
    this.addSql(`alter table "residuary_recipients" drop constraint "residuary_recipients_share_check";`);
    this.addSql(`alter table "residuary_recipients" drop constraint "residuary_recipients_priority_check";`);
    this.addSql(`alter table "residuary_recipients" drop column "share_basis_points";`);
    this.addSql(`alter table "residuary_recipients" rename column "person_id" to "contact_id";`);
    this.addSql(
      `alter table "residuary_recipients" add constraint "residuary_recipients_account_id_contact_id_foreign" foreign key ("account_id", "contact_id") references "contacts" ("account_id", "id") on update cascade;`,
    );
    this.addSql(
      `alter table "residuary_recipients" add constraint "residuary_recipients_account_id_contact_id_unique" unique ("account_id", "contact_id");`,
    );
    this.addSql(`alter table "residuary_recipients" add primary key ("account_id", "position");`);
    this.addSql(
      `alter table "residuary_recipients" add constraint "residuary_recipients_position_check" check (position >= 0 and position < 50);`,
    );
    this.addSql(
      `alter table "residuary_recipients" add constraint "residuary_recipients_priority_check" check (priority >= 1 and priority <= 50);`,
    );

    this.addSql(`alter table "testators" drop column "residue_version";`);
  }
}
