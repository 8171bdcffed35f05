import { Migration } from '@mikro-orm/migrations';

export class Migration20261124_AddCharities extends Migration {
  override name = 'Migration20261124_AddCharities';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "charity_words" ("word" text not null, "forms" text[] not null, "charities" int not null, primary key ("word"));`,
    );
    this.addSql(`create index "charity_words_beginning" on "charity_words" ("word" text_pattern_ops);`);
    this.addSql(`create index "charity_words_forms" on "charity_words" using gin ("forms") with (fastupdate = off);`);

    this.addSql(
      `create table "charities" ("number" text not null, "name" text not null, "name_key" text not null, "other_names" text[] not null, "other_keys" text[] not null, "town" text null, "postcode_area" text null, "is_removed" boolean not null, "income" bigint null, "words" tsvector not null, "other_words" tsvector not null, "is_sample" boolean not null, primary key ("number"));`,
    );
    this.addSql(`create index "charities_name_key" on "charities" ("name_key");`);
    this.addSql(`create index "charities_words" on "charities" using gin (("words" || "other_words"));`);
    this.addSql(`create index "charities_other_keys" on "charities" using gin ("other_keys");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "charity_words" cascade;`);
    this.addSql(`drop table if exists "charities" cascade;`);
  }
}
