import { Migration } from '@mikro-orm/migrations';

export class Migration20261121_AddAddressBook extends Migration {
  override name = 'Migration20261121_AddAddressBook';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "addresses" ("id" uuid not null, "line_1" text not null, "line_2" text not null, "town_or_city" text not null, "county" text not null, "postcode" text not null, "country" text null, "words" tsvector not null, "is_sample" boolean not null, primary key ("id"));`,
    );
    this.addSql(`create index "addresses_postcode" on "addresses" ("postcode" text_pattern_ops);`);
    this.addSql(`create index "addresses_words" on "addresses" using gin ("words");`);

    this.addSql(
      `create table "imports" ("file" varchar(64) not null, "bytes" bigint not null, "lines" int not null, "stored" int not null, "refused" int not null, "finished_at" timestamptz null, primary key ("file"));`,
    );

    this.addSql(
      `create table "words" ("word" text not null, "forms" text[] not null, "addresses" int not null, primary key ("word"));`,
    );
    this.addSql(`create index "words_beginning" on "words" ("word" text_pattern_ops);`);
    this.addSql(`create index "words_forms" on "words" using gin ("forms") with (fastupdate = off);`);

    this.addSql(
      `create table "look_up_counts" ("key" varchar(255) not null, "points" int not null default 0, "expire" bigint null, primary key ("key"));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "addresses" cascade;`);
    this.addSql(`drop table if exists "imports" cascade;`);
    this.addSql(`drop table if exists "words" cascade;`);
    this.addSql(`drop table if exists "look_up_counts" cascade;`);
  }
}
