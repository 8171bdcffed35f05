import { Migration } from '@mikro-orm/migrations';

export class Migration20261202_AddReviewers extends Migration {
  override name = 'Migration20261202_AddReviewers';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "reviewer_profiles" ("account_id" uuid not null, "qualification" varchar(20) not null, "regulator" varchar(100) not null, "registration" varchar(40) not null, "checked_at" timestamptz not null, "checked_by" uuid null, "away_until" date null, "family" text null, primary key ("account_id"));`,
    );

    this.addSql(`alter table "user_roles" drop constraint "user_roles_role";`);
    this.addSql(
      `alter table "user_roles" add constraint "user_roles_role" check (role in ('admin', 'readonly', 'reviewer'));`,
    );

    this.addSql(
      `alter table "reviewer_profiles" add constraint "reviewer_profiles_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on update cascade on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "reviewer_profiles" cascade;`);

    this.addSql(`alter table "user_roles" drop constraint "user_roles_role";`);
    this.addSql(`alter table "user_roles" add constraint "user_roles_role" check (role in ('admin', 'readonly'));`);
  }
}
