import { Migration } from '@mikro-orm/migrations';

export class Migration20261126_CountWrongPasswords extends Migration {
  override name = 'Migration20261126_CountWrongPasswords';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "sessions" add "wrong_passwords" int not null default 0, add "password_after" timestamptz null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "sessions" drop column "wrong_passwords", drop column "password_after";`);
  }
}
