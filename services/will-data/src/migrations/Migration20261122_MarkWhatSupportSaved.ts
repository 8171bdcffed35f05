import { Migration } from '@mikro-orm/migrations';

export class Migration20261122_MarkWhatSupportSaved extends Migration {
  override name = 'Migration20261122_MarkWhatSupportSaved';

  override up(): void | Promise<void> {
    this.addSql(`alter table "personal_details" add "saved_by_support" boolean not null default false;`);

    this.addSql(`alter table "spouse_details" add "saved_by_support" boolean not null default false;`);

    this.addSql(`alter table "home_details" add "saved_by_support" boolean not null default false;`);

    this.addSql(`alter table "contacts" add "saved_by_support" boolean not null default false;`);

    this.addSql(`alter table "children" add "saved_by_support" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "children" drop column "saved_by_support";`);

    this.addSql(`alter table "contacts" drop column "saved_by_support";`);

    this.addSql(`alter table "home_details" drop column "saved_by_support";`);

    this.addSql(`alter table "personal_details" drop column "saved_by_support";`);

    this.addSql(`alter table "spouse_details" drop column "saved_by_support";`);
  }
}
