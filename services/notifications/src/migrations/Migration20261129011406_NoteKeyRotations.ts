import { Migration } from '@mikro-orm/migrations';

export class Migration20261129011406_NoteKeyRotations extends Migration {
  override name = 'Migration20261129011406_NoteKeyRotations';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "key_rotation" ("id" int not null, "key_id" text not null, "columns" text[] not null, "started_at" timestamptz not null, "changed_at" timestamptz not null, primary key ("id"));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "key_rotation" cascade;`);
  }
}
