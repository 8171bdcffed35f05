import { Migration } from '@mikro-orm/migrations';

export class Migration20261130_KeepComplaints extends Migration {
  override name = 'Migration20261130_KeepComplaints';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "complaints" ("id" uuid not null, "reference" varchar(11) not null, "kind" varchar(20) not null, "channel" varchar(20) not null, "received_at" timestamptz not null, "contact" text not null, "words" text not null, "notes" text null, "state" varchar(20) not null, "owner_id" uuid null, "closed_at" timestamptz null, "version" int not null, primary key ("id"));`,
    );
    this.addSql(`alter table "complaints" add constraint "complaints_reference_unique" unique ("reference");`);
    this.addSql(`create index "complaints_received_at_index" on "complaints" ("received_at");`);
    this.addSql(`create index "complaints_closed_at_index" on "complaints" ("closed_at");`);

    this.addSql(
      `create table "complaint_steps" ("id" uuid not null, "complaint_id" uuid not null, "at" timestamptz not null, "place" int not null, "kind" varchar(20) not null, "by" uuid null, "is_mailed" boolean null, "posted_at" timestamptz null, "words" text null, primary key ("id"));`,
    );
    this.addSql(`create index "complaint_steps_complaint_id_index" on "complaint_steps" ("complaint_id");`);
    this.addSql(
      `create unique index "complaint_steps_once" on "complaint_steps" ("complaint_id", "kind") where kind in ('acknowledgement', 'progress-30', 'progress-60');`,
    );

    this.addSql(
      `alter table "complaints" add constraint "complaints_kind" check (kind in ('service', 'data-use', 'copy', 'correct', 'erase', 'other-right'));`,
    );
    this.addSql(
      `alter table "complaints" add constraint "complaints_channel" check (channel in ('form', 'email', 'telephone', 'post'));`,
    );
    this.addSql(
      `alter table "complaints" add constraint "complaints_state" check (state in ('received', 'acknowledged', 'looking', 'waiting', 'answered', 'closed'));`,
    );
    this.addSql(
      `alter table "complaints" add constraint "complaints_closed" check ((state = 'closed') = (closed_at is not null));`,
    );

    this.addSql(
      `alter table "complaint_steps" add constraint "complaint_steps_complaint_id_foreign" foreign key ("complaint_id") references "complaints" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "complaint_steps" add constraint "complaint_steps_kind" check (kind in ('received', 'entered', 'acknowledgement', 'progress-30', 'progress-60', 'answer', 'posted', 'changed', 'closed'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "complaint_steps" drop constraint "complaint_steps_complaint_id_foreign";`);

    this.addSql(`drop table if exists "complaints" cascade;`);
    this.addSql(`drop table if exists "complaint_steps" cascade;`);
  }
}
