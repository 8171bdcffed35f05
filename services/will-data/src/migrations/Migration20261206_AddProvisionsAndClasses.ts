import { Migration } from '@mikro-orm/migrations';

export class Migration20261206_AddProvisionsAndClasses extends Migration {
  override name = 'Migration20261206_AddProvisionsAndClasses';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "provisions" ("account_id" uuid not null, "id" uuid not null, "kind" text not null, "answers" text not null, "position" int not null, "version" int not null, "saved_at" timestamptz not null, primary key ("account_id", "id"));`,
    );
    this.addSql(
      `alter table "provisions" add constraint "provisions_account_id_position_unique" unique ("account_id", "position");`,
    );

    this.addSql(
      `create table "provision_people" ("account_id" uuid not null, "provision_id" uuid not null, "role" text not null, "position" int not null, "person_id" uuid null, "class_of" text null, "except_ids" jsonb null, "priority" int not null, "share_basis_points" int null, primary key ("account_id", "provision_id", "role", "position"));`,
    );
    this.addSql(
      `alter table "provision_people" add constraint "provision_people_account_id_provision_id_role_person_id_unique" unique ("account_id", "provision_id", "role", "person_id");`,
    );
    this.addSql(
      `alter table "provision_people" add constraint "provision_people_account_id_provision_id_role_class_of_unique" unique ("account_id", "provision_id", "role", "class_of");`,
    );

    this.addSql(`alter table "spouse_details" add "protect_share" text null;`);

    this.addSql(`alter table "residuary_recipients" drop constraint "residuary_recipients_pkey";`);
    this.addSql(`alter table "residuary_recipients" add "class_of" text null, add "except_ids" jsonb null;`);
    this.addSql(`alter table "residuary_recipients" alter column "person_id" drop not null;`);
    this.addSql(
      `alter table "residuary_recipients" add constraint "residuary_recipients_account_id_person_id_unique" unique ("account_id", "person_id");`,
    );
    this.addSql(
      `alter table "residuary_recipients" add constraint "residuary_recipients_account_id_class_of_unique" unique ("account_id", "class_of");`,
    );
    // Of each list, as the key needs it; kept in the order in which they were.
    this.addSql(
      `update residuary_recipients r set position = n.place from (select account_id, person_id, row_number() over (partition by account_id order by position, person_id) - 1 as place from residuary_recipients) n where n.account_id = r.account_id and n.person_id = r.person_id and n.place <> r.position;`,
    );
    this.addSql(`alter table "residuary_recipients" add primary key ("account_id", "position");`);
    this.addSql(
      `alter table "residuary_recipients" add constraint "residuary_recipients_taker_check" check (num_nonnulls(person_id, class_of) = 1);`,
    );
    this.addSql(
      `alter table "residuary_recipients" add constraint "residuary_recipients_class_of_check" check ("class_of" in ('children', 'grandchildren'));`,
    );

    this.addSql(
      `alter table "home_details" add "severance" text null, add "foreign_countries" text null, add "has_foreign_will" boolean null, add "is_british" boolean null, add "chooses_english_law" boolean null;`,
    );
    this.addSql(
      `alter table "home_details" add constraint "home_details_severance_check" check ("severance" in ('planned', 'done'));`,
    );

    this.addSql(
      `alter table "gifts" add "amount_each" boolean not null default false, add "tax_borne_by" text null, add "mortgage" text null, add "only_if_spouse_fails" boolean not null default false;`,
    );
    this.addSql(
      `alter table "gifts" add constraint "gifts_tax_borne_by_check" check ("tax_borne_by" in ('residue', 'recipient'));`,
    );
    this.addSql(
      `alter table "gifts" add constraint "gifts_mortgage_check" check ("mortgage" in ('with_gift', 'paid_by_residue'));`,
    );

    this.addSql(`alter table "gift_recipients" drop constraint "gift_recipients_pkey";`);
    this.addSql(
      `alter table "gift_recipients" add "class_of" text null, add "except_ids" jsonb null, add "share_basis_points" int null;`,
    );
    this.addSql(`alter table "gift_recipients" alter column "person_id" drop not null;`);
    this.addSql(
      `alter table "gift_recipients" add constraint "gift_recipients_account_id_gift_id_kind_person_id_unique" unique ("account_id", "gift_id", "kind", "person_id");`,
    );
    this.addSql(
      `alter table "gift_recipients" add constraint "gift_recipients_account_id_gift_id_kind_class_of_unique" unique ("account_id", "gift_id", "kind", "class_of");`,
    );
    this.addSql(
      `update gift_recipients r set position = n.place from (select account_id, gift_id, kind, person_id, row_number() over (partition by account_id, gift_id, kind order by position, person_id) - 1 as place from gift_recipients) n where n.account_id = r.account_id and n.gift_id = r.gift_id and n.kind = r.kind and n.person_id = r.person_id and n.place <> r.position;`,
    );
    this.addSql(`alter table "gift_recipients" add primary key ("account_id", "gift_id", "kind", "position");`);
    this.addSql(
      `alter table "gift_recipients" add constraint "gift_recipients_taker_check" check (num_nonnulls(person_id, class_of) = 1);`,
    );
    this.addSql(`alter table "gift_recipients" add constraint "gift_recipients_priority_check" check (priority >= 1);`);
    this.addSql(
      `alter table "gift_recipients" add constraint "gift_recipients_share_check" check (share_basis_points > 0 and share_basis_points <= 10000);`,
    );
    this.addSql(
      `alter table "gift_recipients" add constraint "gift_recipients_class_of_check" check ("class_of" in ('children', 'grandchildren'));`,
    );

    this.addSql(
      `alter table "contacts" add "kind" text null, add "charity_register" text null, add "organisation_number" varchar(20) not null default '', add "protect_share" text null;`,
    );
    this.addSql(`update contacts set kind = 'charity' where is_charity;`);
    this.addSql(
      `alter table "contacts" add constraint "contacts_kind_check" check ("kind" in ('person', 'charity', 'organisation'));`,
    );
    this.addSql(
      `alter table "contacts" add constraint "contacts_charity_register_check" check ("charity_register" in ('england_wales', 'scotland', 'northern_ireland', 'not_registered'));`,
    );

    this.addSql(`alter table "children" add "protect_share" text null;`);

    this.addSql(
      `alter table "will_settings" add "protection_advice" text null, add "survivorship_days" int not null default 28, add "spouse_survivorship" text not null default 'same', add "planned_event" text null, add "intended_spouse_id" uuid null, add "is_mirror_will" boolean not null default false;`,
    );
    this.addSql(
      `alter table "will_settings" add constraint "will_settings_account_id_intended_spouse_id_foreign" foreign key ("account_id", "intended_spouse_id") references "people" ("account_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "will_settings" add constraint "will_settings_survivorship_days_check" check (survivorship_days >= 0 and survivorship_days <= 180);`,
    );
    this.addSql(
      `alter table "will_settings" add constraint "will_settings_spouse_survivorship_check" check ("spouse_survivorship" in ('same', 'none'));`,
    );
    this.addSql(
      `alter table "will_settings" add constraint "will_settings_planned_event_check" check ("planned_event" in ('marriage', 'civil_partnership'));`,
    );

    this.addSql(
      `alter table "provisions" add constraint "provisions_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on delete cascade;`,
    );
    this.addSql(
      `alter table "provisions" add constraint "provisions_kind_check" check ("kind" in ('homeTrust', 'belongings', 'pet', 'digitalAssets', 'guardianSupport', 'charityTenth', 'residueFallback', 'exclusion'));`,
    );

    this.addSql(
      `alter table "provision_people" add constraint "provision_people_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on delete cascade;`,
    );
    this.addSql(
      `alter table "provision_people" add constraint "provision_people_account_id_provision_id_foreign" foreign key ("account_id", "provision_id") references "provisions" ("account_id", "id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "provision_people" add constraint "provision_people_account_id_person_id_foreign" foreign key ("account_id", "person_id") references "people" ("account_id", "id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "provision_people" add constraint "provision_people_taker_check" check (num_nonnulls(person_id, class_of) = 1);`,
    );
    this.addSql(
      `alter table "provision_people" add constraint "provision_people_priority_check" check (priority >= 1);`,
    );
    this.addSql(
      `alter table "provision_people" add constraint "provision_people_share_check" check (share_basis_points > 0 and share_basis_points <= 10000);`,
    );
    this.addSql(
      `alter table "provision_people" add constraint "provision_people_class_of_check" check ("class_of" in ('children', 'grandchildren'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "provision_people" drop constraint "provision_people_account_id_provision_id_foreign";`);

    this.addSql(`drop table if exists "provisions" cascade;`);
    this.addSql(`drop table if exists "provision_people" cascade;`);

    this.addSql(`alter table "will_settings" drop constraint "will_settings_account_id_intended_spouse_id_foreign";`);

    this.addSql(`alter table "children" drop column "protect_share";`);

    this.addSql(`alter table "contacts" drop constraint "contacts_kind_check";`);
    this.addSql(`alter table "contacts" drop constraint "contacts_charity_register_check";`);
    this.addSql(
      `alter table "contacts" drop column "kind", drop column "charity_register", drop column "organisation_number", drop column "protect_share";`,
    );

    this.addSql(
      `alter table "gift_recipients" drop constraint "gift_recipients_account_id_gift_id_kind_person_id_unique";`,
    );
    this.addSql(
      `alter table "gift_recipients" drop constraint "gift_recipients_account_id_gift_id_kind_class_of_unique";`,
    );
    this.addSql(`alter table "gift_recipients" drop constraint "gift_recipients_pkey";`);
    this.addSql(`alter table "gift_recipients" drop constraint "gift_recipients_taker_check";`);
    this.addSql(`alter table "gift_recipients" drop constraint "gift_recipients_priority_check";`);
    this.addSql(`alter table "gift_recipients" drop constraint "gift_recipients_share_check";`);
    this.addSql(`alter table "gift_recipients" drop constraint "gift_recipients_class_of_check";`);
    this.addSql(
      `alter table "gift_recipients" drop column "class_of", drop column "except_ids", drop column "share_basis_points";`,
    );
    this.addSql(`delete from gift_recipients where person_id is null;`);
    this.addSql(`alter table "gift_recipients" alter column "person_id" set not null;`);
    this.addSql(`alter table "gift_recipients" add primary key ("account_id", "gift_id", "kind", "person_id");`);

    this.addSql(`alter table "gifts" drop constraint "gifts_tax_borne_by_check";`);
    this.addSql(`alter table "gifts" drop constraint "gifts_mortgage_check";`);
    this.addSql(
      `alter table "gifts" drop column "amount_each", drop column "tax_borne_by", drop column "mortgage", drop column "only_if_spouse_fails";`,
    );

    this.addSql(`alter table "home_details" drop constraint "home_details_severance_check";`);
    this.addSql(
      `alter table "home_details" drop column "severance", drop column "foreign_countries", drop column "has_foreign_will", drop column "is_british", drop column "chooses_english_law";`,
    );

    this.addSql(
      `alter table "residuary_recipients" drop constraint "residuary_recipients_account_id_person_id_unique";`,
    );
    this.addSql(
      `alter table "residuary_recipients" drop constraint "residuary_recipients_account_id_class_of_unique";`,
    );
    this.addSql(`alter table "residuary_recipients" drop constraint "residuary_recipients_pkey";`);
    this.addSql(`alter table "residuary_recipients" drop constraint "residuary_recipients_taker_check";`);
    this.addSql(`alter table "residuary_recipients" drop constraint "residuary_recipients_class_of_check";`);
    this.addSql(`alter table "residuary_recipients" drop column "class_of", drop column "except_ids";`);
    this.addSql(`delete from residuary_recipients where person_id is null;`);
    this.addSql(`alter table "residuary_recipients" alter column "person_id" set not null;`);
    this.addSql(`alter table "residuary_recipients" add primary key ("account_id", "person_id");`);

    this.addSql(`alter table "spouse_details" drop column "protect_share";`);

    this.addSql(`alter table "will_settings" drop constraint "will_settings_survivorship_days_check";`);
    this.addSql(`alter table "will_settings" drop constraint "will_settings_spouse_survivorship_check";`);
    this.addSql(`alter table "will_settings" drop constraint "will_settings_planned_event_check";`);
    this.addSql(
      `alter table "will_settings" drop column "protection_advice", drop column "survivorship_days", drop column "spouse_survivorship", drop column "planned_event", drop column "intended_spouse_id", drop column "is_mirror_will";`,
    );
  }
}
