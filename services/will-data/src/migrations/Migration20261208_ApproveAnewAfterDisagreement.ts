import { Migration } from '@mikro-orm/migrations';

export class Migration20261208_ApproveAnewAfterDisagreement extends Migration {
  override name = 'Migration20261208_ApproveAnewAfterDisagreement';

  override up(): void | Promise<void> {
    this.addSql(`alter table "review_approvals" drop constraint "review_approvals_once";`);
    this.addSql(
      `create unique index "review_approvals_standing" on "review_approvals" ("review_id", "place", "words_hash") where "overturned_at" is null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "review_approvals_standing";`);
    this.addSql(
      `alter table "review_approvals" add constraint "review_approvals_once" unique ("review_id", "place", "words_hash");`,
    );
  }
}
