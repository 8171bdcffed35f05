import { Migration } from '@mikro-orm/migrations';

export class Migration20261127172520_CarryQuestionnaireWithSignUp extends Migration {
  override name = 'Migration20261127172520_CarryQuestionnaireWithSignUp';

  override up(): void | Promise<void> {
    this.addSql(`alter table "links" add "submission" text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "links" drop column "submission";`);
  }
}
