import { Migration } from '@mikro-orm/migrations';

export class Migration20261122_LetStaffWorkEnquiries extends Migration {
  override name = 'Migration20261122_LetStaffWorkEnquiries';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "enquiries" ("id" uuid not null, "kind" varchar(20) not null, "submission_id" uuid null, "lead_id" uuid null, "received_at" timestamptz not null, "status" varchar(20) not null, "owner_id" uuid null, "follow_up_on" date null, "notes" text null, "version" int not null, primary key ("id"));`,
    );
    this.addSql(`alter table "enquiries" add constraint "enquiries_submission_id_unique" unique ("submission_id");`);
    this.addSql(`alter table "enquiries" add constraint "enquiries_lead_id_unique" unique ("lead_id");`);
    this.addSql(`create index "enquiries_received" on "enquiries" ("received_at", "id");`);
    this.addSql(
      `create index "enquiries_follow_up" on "enquiries" ((coalesce("follow_up_on", 'infinity'::date)), "id");`,
    );

    // The words have been these since the first lead.
    this.addSql(`alter table "leads" add "consent_version" varchar(20) not null default '2026-11-20';`);
    this.addSql(`alter table "leads" alter column "consent_version" drop default;`);

    this.addSql(
      `alter table "enquiries" add constraint "enquiries_submission_id_foreign" foreign key ("submission_id") references "questionnaire_submissions" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "enquiries" add constraint "enquiries_lead_id_foreign" foreign key ("lead_id") references "leads" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "enquiries" add constraint "enquiries_kind" check (kind in ('questionnaire', 'lead'));`);
    this.addSql(
      `alter table "enquiries" add constraint "enquiries_status" check (status in ('new', 'in_progress', 'closed'));`,
    );
    this.addSql(
      `alter table "enquiries" add constraint "enquiries_about" check (num_nonnulls(submission_id, lead_id) = 1);`,
    );

    this.addSql(
      `insert into "enquiries" ("id", "kind", "submission_id", "received_at", "status", "version") select gen_random_uuid(), 'questionnaire', "id", "submitted_at", 'new', 1 from "questionnaire_submissions";`,
    );
    this.addSql(
      `insert into "enquiries" ("id", "kind", "lead_id", "received_at", "status", "version") select gen_random_uuid(), 'lead', "id", "consented_at", 'new', 1 from "leads";`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "enquiries" cascade;`);

    this.addSql(`alter table "leads" drop column "consent_version";`);
  }
}
