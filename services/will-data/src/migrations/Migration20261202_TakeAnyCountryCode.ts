import { Migration } from '@mikro-orm/migrations';

export class Migration20261202_TakeAnyCountryCode extends Migration {
  override name = 'Migration20261202_TakeAnyCountryCode';

  override up(): void | Promise<void> {
    this.addSql(`alter table "personal_details" drop constraint "personal_details_mobile_country_code_check";`);

    this.addSql(`alter table "contacts" drop constraint "contacts_mobile_country_code_check";`);
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "contacts" add constraint "contacts_mobile_country_code_check" check ("mobile_country_code" in ('+44', '+1', '+353', '+33', '+49'));`,
    );

    this.addSql(
      `alter table "personal_details" add constraint "personal_details_mobile_country_code_check" check ("mobile_country_code" in ('+44', '+1', '+33', '+49'));`,
    );
  }
}
