import { Migration } from '@mikro-orm/migrations';

export class Migration20261122_AddAgesAndCharitiesOfContacts extends Migration {
  override name = 'Migration20261122_AddAgesAndCharitiesOfContacts';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "contacts" add "date_of_birth" text null, add "is_charity" boolean not null default false, add "charity_number" varchar(20) not null default '';`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "contacts" drop column "date_of_birth", drop column "is_charity", drop column "charity_number";`,
    );
  }
}
