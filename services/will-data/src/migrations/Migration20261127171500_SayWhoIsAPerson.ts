import { Migration } from '@mikro-orm/migrations';

/** Executors and guardians who were entered as family or a friend are people, whatever their name sounds like. */
export class Migration20261127171500_SayWhoIsAPerson extends Migration {
  override name = 'Migration20261127171500_SayWhoIsAPerson';

  override up(): void | Promise<void> {
    this.addSql(`
      update "contacts" set "kind" = 'person'
      where "kind" is null and not "is_charity"
        and "role" not in ('Other', 'other', 'Solicitor', 'Accountant', 'professional_solicitor', 'professional_accountant')
        and ("account_id", "id") in (
          select "account_id", "person_id" from "executors" union select "account_id", "person_id" from "guardians"
        );`);
  }

  override down(): void | Promise<void> {}
}
