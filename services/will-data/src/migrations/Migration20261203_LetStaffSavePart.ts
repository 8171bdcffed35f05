import { Migration } from '@mikro-orm/migrations';

export class Migration20261203_LetStaffSavePart extends Migration {
  override name = 'Migration20261203_LetStaffSavePart';

  override up(): void | Promise<void> {
    this.addSql(`alter table "personal_details" alter column "date_of_birth" drop not null;`);

    this.addSql(`alter table "spouse_details" alter column "gender" drop not null;`);
    this.addSql(`alter table "spouse_details" alter column "relationship" drop not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "personal_details" alter column "date_of_birth" set not null;`);

    this.addSql(`alter table "spouse_details" alter column "relationship" set not null;`);
    this.addSql(`alter table "spouse_details" alter column "gender" set not null;`);
  }
}
