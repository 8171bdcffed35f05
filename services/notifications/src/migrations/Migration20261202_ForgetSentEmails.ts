import { Migration } from '@mikro-orm/migrations';

export class Migration20261202_ForgetSentEmails extends Migration {
  override name = 'Migration20261202_ForgetSentEmails';

  override up(): void | Promise<void> {
    this.addSql(`create index "sent_emails_started_at_index" on "sent_emails" ("started_at");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "sent_emails_started_at_index";`);
  }
}
