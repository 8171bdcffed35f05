import { createHash } from 'node:crypto';
import type pg from 'pg';
import { tokensOf } from '../word-list/tokens.ts';
import { addToWordList, type WordTable } from '../word-list/word-list.ts';
import { samplePlaces } from './sample-places.ts';

export interface BookAddress {
  line_1: string;
  line_2: string;
  town_or_city: string;
  county: string;
  postcode: string;
  country: string | null;
}

export const addressWordTable: WordTable = { table: 'words', count: 'addresses' };
/** The texts whose words those are. */
export const addressTexts = 'select words from addresses';

/** The same for the same lines and postcode, whatever their case. */
function idOf({ line_1, line_2, postcode }: BookAddress): string {
  const text = [line_1, line_2, postcode].join('\n').toLowerCase();
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

const searchable = ({ country: _country, ...parts }: BookAddress) => tokensOf(Object.values(parts).join(' '));

/**
 * Writes addresses into the book, in the transaction of the client. Those that are there already are brought up to date.
 * SQL, for an import stores millions in batches.
 */
export async function storeAddresses(client: pg.ClientBase, addresses: readonly BookAddress[], isSample = false) {
  const byId = new Map(addresses.map((address) => [idOf(address), address]));
  const rows = [...byId].map(([id, address]) => ({ id, ...address, words: searchable(address) }));
  const column = (name: keyof (typeof rows)[number]) => rows.map((row) => row[name]);
  await client.query({
    name: 'store-addresses',
    text: `insert into addresses (id, line_1, line_2, town_or_city, county, postcode, country, words, is_sample)
      select id, line_1, line_2, town_or_city, county, postcode, country,
        array_to_tsvector(string_to_array(words, ' ')), $9
      from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])
        as given (id, line_1, line_2, town_or_city, county, postcode, country, words)
      on conflict (id) do update set
        line_1 = excluded.line_1, line_2 = excluded.line_2, town_or_city = excluded.town_or_city,
        county = excluded.county, country = excluded.country, words = excluded.words, is_sample = excluded.is_sample
      where (addresses.line_1, addresses.line_2, addresses.town_or_city, addresses.county, addresses.country, addresses.is_sample)
        is distinct from
        (excluded.line_1, excluded.line_2, excluded.town_or_city, excluded.county, excluded.country, excluded.is_sample)`,
    values: [
      column('id'),
      column('line_1'),
      column('line_2'),
      column('town_or_city'),
      column('county'),
      column('postcode'),
      column('country'),
      rows.map(({ words }) => words.join(' ')),
      isSample,
    ],
  });
  await addToWordList(
    client,
    addressWordTable,
    rows.flatMap((row) => row.words),
  );
}

const sample: readonly BookAddress[] = samplePlaces.flatMap(({ postcode, town_or_city, county = '', buildings }) =>
  buildings.map(([line_1, line_2 = '']) => ({ line_1, line_2, town_or_city, county, postcode, country: null })),
);

/** Puts the sample into an empty book, so that there is something to find before anything is imported. */
export async function storeSample(pool: pg.Pool) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rowCount } = await client.query('select from addresses limit 1');
    if (!rowCount) await storeAddresses(client, sample, true);
    await client.query('commit');
  } finally {
    // A transaction that failed goes with its connection.
    client.release(true);
  }
}
