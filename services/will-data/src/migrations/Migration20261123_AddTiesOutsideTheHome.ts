import { Migration } from '@mikro-orm/migrations';

export class Migration20261123_AddTiesOutsideTheHome extends Migration {
  override name = 'Migration20261123_AddTiesOutsideTheHome';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "home_details" add "is_domiciled_here" boolean null, add "has_foreign_assets" boolean null, add "is_for_united_kingdom" boolean null, add "has_business" boolean null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "home_details" drop column "is_domiciled_here", drop column "has_foreign_assets", drop column "is_for_united_kingdom", drop column "has_business";`,
    );
  }
}
