import { Migration } from '@mikro-orm/migrations';

/** All that the migrations up to 0.2.0 had made. */
export class Migration20261127000000_Baseline extends Migration {
  override name = 'Migration20261127000000_Baseline';

  override up(): void | Promise<void> {
    this.addSql(`
      create table addresses (
        id uuid not null,
        line_1 text not null,
        line_2 text not null,
        town_or_city text not null,
        county text not null,
        postcode text not null,
        country text,
        words tsvector not null,
        is_sample boolean not null,
        primary key (id)
      );
      create index addresses_postcode on addresses (postcode text_pattern_ops);
      create index addresses_words on addresses using gin (words);
    `);

    this.addSql(`
      create table imports (
        file varchar(64) not null,
        bytes bigint not null,
        lines int not null,
        stored int not null,
        refused int not null,
        finished_at timestamptz,
        primary key (file)
      );
    `);

    this.addSql(`
      create table words (
        word text not null,
        forms text[] not null,
        addresses int not null,
        primary key (word)
      );
      create index words_beginning on words (word text_pattern_ops);
      create index words_forms on words using gin (forms) with (fastupdate = off);
    `);

    this.addSql(`
      create table look_up_counts (
        key varchar(255) not null,
        points int not null default 0,
        expire bigint,
        primary key (key)
      );
    `);

    this.addSql(`
      create table charity_words (
        word text not null,
        forms text[] not null,
        charities int not null,
        primary key (word)
      );
      create index charity_words_beginning on charity_words (word text_pattern_ops);
      create index charity_words_forms on charity_words using gin (forms) with (fastupdate = off);
    `);

    this.addSql(`
      create table charities (
        number text not null,
        name text not null,
        name_key text not null,
        other_names text[] not null,
        other_keys text[] not null,
        town text,
        postcode_area text,
        is_removed boolean not null,
        income bigint,
        words tsvector not null,
        other_words tsvector not null,
        is_sample boolean not null,
        primary key (number)
      );
      create index charities_name_key on charities (name_key);
      create index charities_other_keys on charities using gin (other_keys);
      create index charities_words on charities using gin ((words || other_words));
    `);
  }
}
