import { Migration } from '@mikro-orm/migrations';

export class Migration20261127171500_CountWhatWasGiven extends Migration {
  override name = 'Migration20261127171500_CountWhatWasGiven';

  override up(): void | Promise<void> {
    this.addSql(`alter table "provisions" drop constraint "provisions_kind_check";`);
    this.addSql(
      `alter table "provisions" add constraint "provisions_kind_check" check ("kind" in ('homeTrust', 'belongings', 'pet', 'digitalAssets', 'guardianSupport', 'charityTenth', 'residueFallback', 'advance', 'exclusion'));`,
    );
  }
}
