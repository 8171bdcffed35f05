import { migratedOrm } from '@plainwill/kit/testing/database';
import pg from 'pg';
import { afterAll } from 'vitest';
import { addressTexts, addressWordTable, type BookAddress, storeAddresses } from '../book/store-addresses.ts';
import { ormOptions } from '../database.ts';
import { openPool } from '../server.ts';
import { countWordUse } from '../word-list/word-list.ts';

/** A migrated database of its own for the calling test file, with an empty book. */
export async function bookDatabase() {
  const orm = await migratedOrm('address_lookup', ormOptions);
  const url = orm.config.get('clientUrl') as string;
  const pool = openPool(url);
  // Its idle connections may still be open when the database is dropped.
  pool.on('error', () => undefined);
  afterAll(() => pool.end());
  return {
    url,
    pool,
    async store(addresses: readonly BookAddress[]) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await storeAddresses(client, addresses);
      await countWordUse(client, addressWordTable, addressTexts);
      await client.query('analyze addresses, words');
      await client.end();
    },
  };
}

export const anAddress = (parts: Partial<BookAddress> = {}): BookAddress => ({
  line_1: '7 Quarry Street',
  line_2: '',
  town_or_city: 'Durham',
  county: '',
  postcode: 'DH1 3AB',
  country: null,
  ...parts,
});

const streets = ['Mill Lane', 'High Street', 'Quarry Road', 'Station Road', 'Church Street', 'Park Avenue'];
const towns = ['Durham', 'York', 'Leeds', 'Bath', 'Exeter'];
const letters = 'ABDEFGHJLN';

/** Many addresses, ten to a postcode, the same each time. */
export const manyAddresses = (count: number): BookAddress[] =>
  Array.from({ length: count }, (_, index) => {
    const unit = Math.floor(index / 10);
    const [district, sector, last] = [unit % 30, Math.floor(unit / 30) % 10, Math.floor(unit / 300)];
    return anAddress({
      line_1: `${(index % 10) + 1} ${streets[unit % streets.length]}`,
      town_or_city: towns[unit % towns.length] ?? '',
      postcode: `ZE${district} ${sector}${letters[last % 10]}${letters[Math.floor(last / 10) % 10]}`,
    });
  });
