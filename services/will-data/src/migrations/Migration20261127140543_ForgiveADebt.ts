import { Migration } from '@mikro-orm/migrations';

export class Migration20261127140543_ForgiveADebt extends Migration {
  override name = 'Migration20261127140543_ForgiveADebt';

  override up(): void | Promise<void> {
    this.addSql(`alter table "gifts" drop constraint "gifts_gift_type_check";`);
    this.addSql(`alter table "gifts" add "debt_description" text null, add "debt_limit" text null;`);
    this.addSql(
      `alter table "gifts" add constraint "gifts_gift_type_check" check ("gift_type" in ('specific_item', 'cash_gift', 'pension_plan', 'life_insurance', 'forgiven_debt'));`,
    );
  }
}
