import type pg from 'pg';
import { addToWordList, countWordUse, type WordTable } from '../word-list/word-list.ts';
import { nameKeyOf, nameTokensOf } from './charity-name.ts';
import { sampleCharities } from './sample-charities.ts';

/** A charity as the register has it. */
export interface RegisteredCharity {
  number: string;
  name: string;
  town: string | null;
  postcodeArea: string | null;
  isRemoved: boolean;
  /** Its income in pounds. */
  income: number | null;
}

/** Another name that a charity works under, or had earlier. */
export interface OtherName {
  number: string;
  otherName: string;
}

export const charityWordTable: WordTable = { table: 'charity_words', count: 'charities' };

const searchable = ({ name, town, postcodeArea }: RegisteredCharity) =>
  nameTokensOf([name, town, postcodeArea].filter(Boolean).join(' '));

/**
 * Writes charities into our copy of the register, in the transaction of the client. Other names that are there stay. SQL,
 * for an import stores the whole register in batches.
 */
export async function storeCharities(client: pg.ClientBase, charities: readonly RegisteredCharity[], isSample = false) {
  const byNumber = new Map(charities.map((charity) => [charity.number, charity]));
  const rows = [...byNumber.values()].map((charity) => ({
    ...charity,
    nameKey: nameKeyOf(charity.name),
    words: searchable(charity),
  }));
  const column = (name: keyof (typeof rows)[number]) => rows.map((row) => row[name]);
  await client.query({
    name: 'store-charities',
    text: `insert into charities (number, name, name_key, other_names, other_keys, town, postcode_area, is_removed,
        income, words, other_words, is_sample)
      select number, name, name_key, '{}', '{}', town, postcode_area, is_removed, income,
        array_to_tsvector(string_to_array(words, ' ')), ''::tsvector, $9
      from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::boolean[], $7::bigint[], $8::text[])
        as given (number, name, name_key, town, postcode_area, is_removed, income, words)
      on conflict (number) do update set
        name = excluded.name, name_key = excluded.name_key, town = excluded.town,
        postcode_area = excluded.postcode_area, is_removed = excluded.is_removed, income = excluded.income,
        words = excluded.words, is_sample = excluded.is_sample
      where (charities.name, charities.town, charities.postcode_area, charities.is_removed, charities.income,
          charities.is_sample)
        is distinct from
        (excluded.name, excluded.town, excluded.postcode_area, excluded.is_removed, excluded.income,
          excluded.is_sample)`,
    values: [
      column('number'),
      column('name'),
      column('nameKey'),
      column('town'),
      column('postcodeArea'),
      column('isRemoved'),
      column('income'),
      rows.map(({ words }) => words.join(' ')),
      isSample,
    ],
  });
  await addToWordList(
    client,
    charityWordTable,
    rows.flatMap(({ words }) => words),
  );
}

/** Adds names to charities that are in our copy; those of others are passed over. */
export async function storeOtherNames(client: pg.ClientBase, names: readonly OtherName[]) {
  const byNumber = Map.groupBy(names, ({ number }) => number);
  const rows = [...byNumber].map(([number, all]) => ({
    number,
    names: [...new Set(all.map((each) => each.otherName))],
  }));
  const tokensIn = (each: readonly string[]) => [...new Set(each.flatMap(nameTokensOf))];
  await client.query({
    name: 'store-other-names',
    text: `update charities set
        other_names = (select array_agg(distinct each order by each) from unnest(other_names || given.names) each),
        other_keys = (select array_agg(distinct each) from unnest(other_keys || given.keys) each),
        other_words = other_words || given.words
      from (
        select number, string_to_array(names, E'\\n') as names, string_to_array(keys, E'\\n') as keys,
          array_to_tsvector(string_to_array(words, ' ')) as words
        from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as each (number, names, keys, words)
      ) given
      where charities.number = given.number and not charities.other_names @> given.names`,
    values: [
      rows.map(({ number }) => number),
      rows.map((row) => row.names.join('\n')),
      rows.map((row) => row.names.map(nameKeyOf).join('\n')),
      rows.map((row) => tokensIn(row.names).join(' ')),
    ],
  });
  await addToWordList(client, charityWordTable, tokensIn(names.map(({ otherName }) => otherName)));
}

/** Once after many charities: searches need to know which words are common, and read nothing that waits beside an index. */
export async function optimiseRegister(client: pg.ClientBase) {
  await countWordUse(client, charityWordTable, 'select words || other_words from charities');
  await client.query(
    "select gin_clean_pending_list('charities_words'), gin_clean_pending_list('charities_other_keys')",
  );
  await client.query('vacuum (analyze) charities, charity_words');
}

/** Puts the sample into an empty register, so that there is something to find before anything is imported. */
export async function storeSampleCharities(pool: pg.Pool) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rowCount } = await client.query('select from charities limit 1');
    if (!rowCount) {
      const facts = { town: null, postcodeArea: null, isRemoved: false, income: null };
      await storeCharities(
        client,
        sampleCharities.map(([number, name]) => ({ number, name, ...facts })),
        true,
      );
      await storeOtherNames(
        client,
        sampleCharities.flatMap(([number, , ...names]) => names.map((otherName) => ({ number, otherName }))),
      );
    }
    await client.query('commit');
  } finally {
    // A transaction that failed goes with its connection.
    client.release(true);
  }
}
