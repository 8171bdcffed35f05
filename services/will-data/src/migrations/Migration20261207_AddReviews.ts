import { Migration } from '@mikro-orm/migrations';

export class Migration20261207_AddReviews extends Migration {
  override name = 'Migration20261207_AddReviews';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "outbox" ("id" uuid not null, "queue" varchar(255) not null, "payload" jsonb not null, "trace" varchar(55) null, "created_at" timestamptz not null default now(), "dispatched_at" timestamptz null, "settled_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`create index "outbox_undispatched" on "outbox" ("created_at") where "dispatched_at" is null;`);
    this.addSql(`create index "outbox_unsettled" on "outbox" ("dispatched_at") where "settled_at" is null;`);

    this.addSql(
      `create table "review_mails" ("id" uuid not null, "account_id" uuid not null, "kind" varchar(20) not null, "review_id" uuid null, "at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "review_mails_account_id_index" on "review_mails" ("account_id");`);

    this.addSql(
      `create table "review_pause" ("id" varchar(20) not null, "since" timestamptz null, "until" date null, "words" text not null, "by" uuid null, "reviewers_seen_at" timestamptz null, primary key ("id"));`,
    );

    this.addSql(
      `create table "review_records" ("account_id" uuid not null, "id" uuid not null, "approval_id" uuid not null, "edition" varchar(20) not null, "content" text not null, "sha256" varchar(64) not null, "at" timestamptz not null, primary key ("account_id", "id"));`,
    );
    this.addSql(`alter table "review_records" add constraint "review_records_once" unique ("approval_id", "edition");`);

    this.addSql(
      `create table "review_notes" ("account_id" uuid not null, "id" uuid not null, "review_id" uuid not null, "by" uuid not null, "written_at" timestamptz not null, "on" date not null, "started_at" varchar(5) not null, "minutes" int not null, "others" text not null, "body" text not null, primary key ("account_id", "id"));`,
    );
    this.addSql(`create index "review_notes_review_id_index" on "review_notes" ("review_id");`);

    this.addSql(
      `create table "review_holds" ("account_id" uuid not null, "id" uuid not null, "review_id" uuid not null, "by" uuid not null, "since" timestamptz not null, "until" timestamptz null, "ticks" jsonb not null, primary key ("account_id", "id"));`,
    );
    this.addSql(`create index "review_holds_review_id_index" on "review_holds" ("review_id");`);
    this.addSql(`create index "review_holds_by_reviewer" on "review_holds" ("by", "since");`);

    this.addSql(
      `create table "review_comments" ("account_id" uuid not null, "id" uuid not null, "review_id" uuid null, "clause_id" varchar(100) null, "quote" text not null, "kind" varchar(20) not null, "body" text not null, "by" uuid null, "at" timestamptz not null, "answer" text null, "answered_at" timestamptz null, "struck_at" timestamptz null, primary key ("account_id", "id"));`,
    );
    this.addSql(`create index "review_comments_review_id_index" on "review_comments" ("review_id");`);

    this.addSql(
      `create table "review_approvals" ("account_id" uuid not null, "id" uuid not null, "review_id" uuid not null, "words_hash" varchar(64) not null, "place" smallint not null, "by" uuid not null, "name" varchar(200) not null, "qualification" varchar(20) not null, "regulator" varchar(100) not null, "registration" varchar(40) not null, "ticks" jsonb not null, "statement" text not null, "composer_version" int not null, "at" timestamptz not null, "overturned_at" timestamptz null, primary key ("account_id", "id"));`,
    );
    this.addSql(`create index "review_approvals_words_hash_index" on "review_approvals" ("words_hash");`);
    this.addSql(
      `alter table "review_approvals" add constraint "review_approvals_once" unique ("review_id", "place", "words_hash");`,
    );

    this.addSql(
      `create table "review_answers" ("account_id" uuid not null, "id" uuid not null, "review_id" uuid null, "question" varchar(20) not null, "answer" text not null, "at" timestamptz not null, "consent_at" timestamptz null, primary key ("account_id", "id"));`,
    );
    this.addSql(`create index "review_answers_review_id_index" on "review_answers" ("review_id");`);
    this.addSql(
      `create unique index "review_answers_next" on "review_answers" ("account_id", "question") where "review_id" is null;`,
    );

    this.addSql(
      `create table "reviews" ("account_id" uuid not null, "id" uuid not null, "number" serial not null, "state" varchar(20) not null, "state_at" timestamptz not null, "requested_at" timestamptz not null, "placed_at" timestamptz not null, "lane" varchar(20) not null, "lane_rank" smallint not null, "words" text not null, "understood" jsonb not null, "words_hash" varchar(64) not null, "document" text not null, "facts" text not null, "composer_version" int not null, "clauses" int not null, "warnings" int not null, "signals" jsonb not null, "needs_two" boolean not null, "own_key" varchar(22) not null, "partner_key" varchar(22) null, "held_by" uuid null, "held_since" timestamptz null, "held_until" timestamptz null, "read_before" uuid null, "clock_since" timestamptz null, "clock_used_minutes" int not null default 0, "decided_at" timestamptz null, "draft" text null, "reminders" smallint not null default 0, "question_mailed_at" timestamptz null, "void_mailed_at" timestamptz null, "version" int not null default 1, primary key ("account_id", "id"));`,
    );
    this.addSql(`alter table "reviews" add constraint "reviews_number_unique" unique ("number");`);
    this.addSql(`create index "reviews_own_key_index" on "reviews" ("own_key");`);
    this.addSql(`create index "reviews_partner_key_index" on "reviews" ("partner_key");`);
    this.addSql(
      `create unique index "reviews_one_open" on "reviews" ("account_id") where "state" in ('requested', 'held', 'asked', 'awaitingSecond');`,
    );
    this.addSql(
      `create index "reviews_in_line" on "reviews" ("lane_rank", "placed_at", "number") where "state" in ('requested', 'held', 'asked', 'awaitingSecond');`,
    );
    this.addSql(`create index "reviews_decided" on "reviews" ("decided_at");`);
    this.addSql(`create index "reviews_by_holder" on "reviews" ("held_by");`);

    this.addSql(
      `alter table "signing_copies" add "approval_id" uuid null, add "understood" jsonb null, add "composer_version" int null;`,
    );

    this.addSql(
      `alter table "review_records" add constraint "review_records_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on delete cascade;`,
    );

    this.addSql(
      `alter table "review_notes" add constraint "review_notes_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on delete cascade;`,
    );

    this.addSql(
      `alter table "review_holds" add constraint "review_holds_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on delete cascade;`,
    );

    this.addSql(
      `alter table "review_comments" add constraint "review_comments_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on delete cascade;`,
    );

    this.addSql(
      `alter table "review_approvals" add constraint "review_approvals_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on delete cascade;`,
    );

    this.addSql(
      `alter table "review_answers" add constraint "review_answers_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on delete cascade;`,
    );

    this.addSql(
      `alter table "reviews" add constraint "reviews_account_id_foreign" foreign key ("account_id") references "testators" ("account_id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "outbox" cascade;`);
    this.addSql(`drop table if exists "review_mails" cascade;`);
    this.addSql(`drop table if exists "review_pause" cascade;`);
    this.addSql(`drop table if exists "review_records" cascade;`);
    this.addSql(`drop table if exists "review_notes" cascade;`);
    this.addSql(`drop table if exists "review_holds" cascade;`);
    this.addSql(`drop table if exists "review_comments" cascade;`);
    this.addSql(`drop table if exists "review_approvals" cascade;`);
    this.addSql(`drop table if exists "review_answers" cascade;`);
    this.addSql(`drop table if exists "reviews" cascade;`);

    this.addSql(
      `alter table "signing_copies" drop column "approval_id", drop column "understood", drop column "composer_version";`,
    );
  }
}
