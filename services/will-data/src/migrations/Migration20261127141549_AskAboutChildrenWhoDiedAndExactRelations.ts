import { Migration } from '@mikro-orm/migrations';

export class Migration20261127141549_AskAboutChildrenWhoDiedAndExactRelations extends Migration {
  override name = 'Migration20261127141549_AskAboutChildrenWhoDiedAndExactRelations';

  override up(): void | Promise<void> {
    this.addSql(`alter table "funeral_wishes" add "other_wishes" text not null default '';`);

    this.addSql(`alter table "contacts" drop constraint "contacts_role_check";`);
    this.addSql(
      `alter table "contacts" add constraint "contacts_role_check" check ("role" in ('Friend', 'Sibling', 'Parent', 'Aunt', 'Uncle', 'Cousin', 'Colleague', 'Neighbour', 'Carer', 'Solicitor', 'Accountant', 'Other', 'spouse_partner', 'parent', 'stepparent', 'child', 'stepchild', 'sibling', 'half_sibling', 'other_relative', 'friend', 'guardian', 'other', 'professional_solicitor', 'professional_accountant', 'mother', 'father', 'brother', 'sister', 'half_brother', 'half_sister', 'grandchild', 'step_grandchild', 'great_grandchild', 'niece', 'nephew', 'godchild', 'son_in_law', 'daughter_in_law'));`,
    );

    this.addSql(
      `alter table "children" add "has_died" boolean not null default false, add "died_on" text null, add "left_children" boolean null;`,
    );

    this.addSql(
      `alter table "will_settings" add "grandchildren_inherit" boolean null, add "has_child_who_died" text null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "children" drop column "has_died", drop column "died_on", drop column "left_children";`);

    this.addSql(`alter table "contacts" drop constraint "contacts_role_check";`);
    this.addSql(
      `alter table "contacts" add constraint "contacts_role_check" check ("role" in ('Friend', 'Sibling', 'Parent', 'Aunt', 'Uncle', 'Cousin', 'Colleague', 'Neighbour', 'Carer', 'Solicitor', 'Accountant', 'Other', 'spouse_partner', 'parent', 'stepparent', 'child', 'stepchild', 'sibling', 'half_sibling', 'other_relative', 'friend', 'guardian', 'other', 'professional_solicitor', 'professional_accountant'));`,
    );

    this.addSql(`alter table "funeral_wishes" drop column "other_wishes";`);

    this.addSql(`alter table "will_settings" drop column "grandchildren_inherit", drop column "has_child_who_died";`);
  }
}
