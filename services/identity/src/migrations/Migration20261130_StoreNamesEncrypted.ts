import { Migration } from '@mikro-orm/migrations';

export class Migration20261130_StoreNamesEncrypted extends Migration {
  override name = 'Migration20261130_StoreNamesEncrypted';

  override up(): void | Promise<void> {
    this.addSql(`alter table "accounts" alter column "email" type text using ("email"::text);`);
    this.addSql(`alter table "accounts" alter column "name" type text using ("name"::text);`);

    this.addSql(`alter table "google_accounts" alter column "email" type text using ("email"::text);`);

    this.addSql(`alter table "links" alter column "email" type text using ("email"::text);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "accounts" alter column "email" type varchar(254) using ("email"::varchar(254));`);
    this.addSql(`alter table "accounts" alter column "name" type varchar(200) using ("name"::varchar(200));`);

    this.addSql(`alter table "google_accounts" alter column "email" type varchar(254) using ("email"::varchar(254));`);

    this.addSql(`alter table "links" alter column "email" type varchar(254) using ("email"::varchar(254));`);
  }
}
