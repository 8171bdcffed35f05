import { Migration } from '@mikro-orm/migrations';

export class Migration20261127140353_AddCarers extends Migration {
  override name = 'Migration20261127140353_AddCarers';

  override up(): void | Promise<void> {
    this.addSql(`alter table "contacts" drop constraint "contacts_role_check";`);
    this.addSql(
      `alter table "contacts" add constraint "contacts_role_check" check ("role" in ('Friend', 'Sibling', 'Parent', 'Aunt', 'Uncle', 'Cousin', 'Colleague', 'Neighbour', 'Carer', 'Solicitor', 'Accountant', 'Other', 'spouse_partner', 'parent', 'stepparent', 'child', 'stepchild', 'sibling', 'half_sibling', 'other_relative', 'friend', 'guardian', 'other', 'professional_solicitor', 'professional_accountant'));`,
    );
  }
}
