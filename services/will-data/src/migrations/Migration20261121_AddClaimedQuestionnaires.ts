import { Migration } from '@mikro-orm/migrations';

export class Migration20261121_AddClaimedQuestionnaires extends Migration {
  override name = 'Migration20261121_AddClaimedQuestionnaires';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "questionnaires" ("account_id" uuid not null, "submission_id" uuid not null, "answers" text not null, "claimed_at" timestamptz not null, primary key ("account_id"));`,
    );

    this.addSql(
      `alter table "questionnaires" add constraint "questionnaires_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on update cascade on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "questionnaires" cascade;`);
  }
}
