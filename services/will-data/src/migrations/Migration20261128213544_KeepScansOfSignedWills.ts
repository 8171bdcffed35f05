import { Migration } from '@mikro-orm/migrations';

export class Migration20261128213544_KeepScansOfSignedWills extends Migration {
  override name = 'Migration20261128213544_KeepScansOfSignedWills';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "signed_scans" ("account_id" uuid not null, "id" uuid not null, "will_id" uuid not null, "added_at" timestamptz not null, "media_type" text null, "bytes" int null, primary key ("account_id", "id"));`,
    );

    this.addSql(
      `create table "signed_scan_parts" ("account_id" uuid not null, "scan_id" uuid not null, "position" int not null, "content" text not null, primary key ("account_id", "scan_id", "position"));`,
    );

    this.addSql(
      `alter table "signed_scans" add constraint "signed_scans_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on delete cascade;`,
    );
    this.addSql(
      `alter table "signed_scans" add constraint "signed_scans_account_id_will_id_foreign" foreign key ("account_id", "will_id") references "signed_wills" ("account_id", "id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "signed_scans" add constraint "signed_scans_media_type_check" check ("media_type" in ('application/pdf', 'image/jpeg', 'image/png'));`,
    );

    this.addSql(
      `alter table "signed_scan_parts" add constraint "signed_scan_parts_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on delete cascade;`,
    );
    this.addSql(
      `alter table "signed_scan_parts" add constraint "signed_scan_parts_account_id_scan_id_foreign" foreign key ("account_id", "scan_id") references "signed_scans" ("account_id", "id") on update no action on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "signed_scan_parts" cascade;`);
    this.addSql(`drop table if exists "signed_scans" cascade;`);
  }
}
