import { Migration } from '@mikro-orm/migrations';

export class Migration20261127172533_AskPeopleAsTheyAre extends Migration {
  override name = 'Migration20261127172533_AskPeopleAsTheyAre';

  override up(): void | Promise<void> {
    this.addSql(`alter table "provisions" drop constraint "provisions_kind_check";`);
    this.addSql(
      `alter table "provisions" add constraint "provisions_kind_check" check ("kind" in ('homeTrust', 'belongings', 'pet', 'digitalAssets', 'guardianSupport', 'laterGuardians', 'charityTenth', 'residueFallback', 'advance', 'exclusion'));`,
    );

    this.addSql(`alter table "personal_details" drop constraint "personal_details_title_check";`);
    this.addSql(
      `alter table "personal_details" add "other_title" text null, add "has_one_name" boolean not null default false, add "is_separated" boolean null;`,
    );
    this.addSql(
      `alter table "personal_details" add constraint "personal_details_title_check" check ("title" in ('mr', 'mrs', 'miss', 'ms', 'dr', 'prof', 'other', 'none'));`,
    );

    this.addSql(`alter table "contacts" add "differs_from" jsonb null;`);

    this.addSql(`alter table "children" drop constraint "children_parental_responsibility_check";`);
    this.addSql(`alter table "children" drop constraint "children_relationship_check";`);
    this.addSql(`alter table "children" add "gave_birth" boolean null;`);
    this.addSql(
      `alter table "children" add constraint "children_parental_responsibility_check" check ("parental_responsibility" in ('No', 'Yes, married to mother', 'Yes, named on birth certificate', 'Yes, signed a Parental Responsibility Agreement with mother', 'Yes, through a court agreed Parental Responsibility Order or a residency order', 'Yes, by adopting the child'));`,
    );
    this.addSql(
      `alter table "children" add constraint "children_relationship_check" check ("relationship" in ('Father', 'Mother', 'Step-parent', 'Special guardian', 'Son', 'Daughter', 'Stepson', 'Stepdaughter', 'Adopted Son', 'Adopted Daughter'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "children" drop constraint "children_relationship_check";`);
    this.addSql(`alter table "children" drop constraint "children_parental_responsibility_check";`);
    this.addSql(`alter table "children" drop column "gave_birth";`);
    this.addSql(
      `alter table "children" add constraint "children_relationship_check" check ("relationship" in ('Father', 'Mother', 'Step-parent', 'Son', 'Daughter', 'Stepson', 'Stepdaughter', 'Adopted Son', 'Adopted Daughter'));`,
    );
    this.addSql(
      `alter table "children" add constraint "children_parental_responsibility_check" check ("parental_responsibility" in ('No', 'Yes, married to mother', 'Yes, named on birth certificate', 'Yes, signed a Parental Responsibility Agreement with mother', 'Yes, through a court agreed Parental Responsibility Order or a residency order'));`,
    );

    this.addSql(`alter table "contacts" drop column "differs_from";`);

    this.addSql(`alter table "personal_details" drop constraint "personal_details_title_check";`);
    this.addSql(
      `alter table "personal_details" drop column "other_title", drop column "has_one_name", drop column "is_separated";`,
    );
    this.addSql(
      `alter table "personal_details" add constraint "personal_details_title_check" check ("title" in ('mr', 'mrs', 'miss', 'ms', 'dr', 'prof'));`,
    );

    this.addSql(`alter table "provisions" drop constraint "provisions_kind_check";`);
    this.addSql(
      `alter table "provisions" add constraint "provisions_kind_check" check ("kind" in ('homeTrust', 'belongings', 'pet', 'digitalAssets', 'guardianSupport', 'charityTenth', 'residueFallback', 'advance', 'exclusion'));`,
    );
  }
}
