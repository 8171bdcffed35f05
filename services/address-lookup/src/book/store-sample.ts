import type pg from 'pg';
import { samplePlaces } from './sample-places.ts';
import { type BookAddress, storeAddresses } from './store-addresses.ts';

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
