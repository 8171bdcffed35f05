import { Migration } from '@mikro-orm/migrations';

export class Migration20261210_IndexReviewsByDecision extends Migration {
  override name = 'Migration20261210_IndexReviewsByDecision';

  override up(): void | Promise<void> {
    this.addSql(
      `create index "review_approvals_overturned" on "review_approvals" ("overturned_at") where "overturned_at" is not null;`,
    );

    this.addSql(`drop index "reviews_decided";`);
    this.addSql(
      `create index "reviews_by_decision" on "reviews" ("decided_at", "number") where "state" in ('approved', 'returned');`,
    );
    this.addSql(`create index "reviews_by_request" on "reviews" ("requested_at");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "review_approvals_overturned";`);

    this.addSql(`drop index "reviews_by_decision";`);
    this.addSql(`drop index "reviews_by_request";`);
    this.addSql(`create index "reviews_decided" on "reviews" ("decided_at");`);
  }
}
