import { Migration } from '@mikro-orm/migrations';

// There is no way back: what is sealed from now on is longer than the columns were.
export class Migration20261130_SealWhoAndWhere extends Migration {
  override name = 'Migration20261130_SealWhoAndWhere';

  override up(): void | Promise<void> {
    this.addSql(`alter table "personal_details" alter column "email" type text using ("email"::text);`);
    this.addSql(`alter table "personal_details" alter column "employer" type text using ("employer"::text);`);
    this.addSql(`alter table "personal_details" alter column "first_name" type text using ("first_name"::text);`);
    this.addSql(`alter table "personal_details" alter column "known_as" type text using ("known_as"::text);`);
    this.addSql(`alter table "personal_details" alter column "last_name" type text using ("last_name"::text);`);
    this.addSql(`alter table "personal_details" alter column "middle_names" type text using ("middle_names"::text);`);
    this.addSql(`alter table "personal_details" alter column "occupation" type text using ("occupation"::text);`);

    this.addSql(`alter table "spouse_details" alter column "full_name" type text using ("full_name"::text);`);

    this.addSql(`alter table "home_details" alter column "address" type text using ("address"::text);`);
    this.addSql(`alter table "home_details" alter column "county" type text using ("county"::text);`);
    this.addSql(`alter table "home_details" alter column "line_1" type text using ("line_1"::text);`);
    this.addSql(`alter table "home_details" alter column "line_2" type text using ("line_2"::text);`);
    this.addSql(`alter table "home_details" alter column "postcode" type text using ("postcode"::text);`);
    this.addSql(`alter table "home_details" alter column "town_or_city" type text using ("town_or_city"::text);`);

    this.addSql(`alter table "guardian_groups" alter column "group_name" type text using ("group_name"::text);`);

    this.addSql(`alter table "gifts" alter column "provider" type text using ("provider"::text);`);

    this.addSql(`alter table "contacts" alter column "address" type text using ("address"::text);`);
    this.addSql(`alter table "contacts" alter column "county" type text using ("county"::text);`);
    this.addSql(`alter table "contacts" alter column "email" type text using ("email"::text);`);
    this.addSql(`alter table "contacts" alter column "first_name" type text using ("first_name"::text);`);
    this.addSql(`alter table "contacts" alter column "last_name" type text using ("last_name"::text);`);
    this.addSql(`alter table "contacts" alter column "line_1" type text using ("line_1"::text);`);
    this.addSql(`alter table "contacts" alter column "line_2" type text using ("line_2"::text);`);
    this.addSql(`alter table "contacts" alter column "middle_names" type text using ("middle_names"::text);`);
    this.addSql(`alter table "contacts" alter column "postcode" type text using ("postcode"::text);`);
    this.addSql(`alter table "contacts" alter column "town_or_city" type text using ("town_or_city"::text);`);

    this.addSql(`alter table "children" alter column "first_name" type text using ("first_name"::text);`);
    this.addSql(`alter table "children" alter column "last_name" type text using ("last_name"::text);`);
    this.addSql(`alter table "children" alter column "middle_names" type text using ("middle_names"::text);`);
  }
}
