import pg from 'pg';
import {
  type OtherName,
  optimiseRegister,
  type RegisteredCharity,
  storeCharities,
  storeOtherNames,
} from '../charities/store-charities.ts';
import { bookDatabase } from './book-database.ts';

/** A migrated database of its own for the calling test file, with an empty copy of the register. */
export async function registerDatabase() {
  const { url, pool } = await bookDatabase();
  return {
    url,
    pool,
    async store(charities: readonly RegisteredCharity[], otherNames: readonly OtherName[] = []) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await storeCharities(client, charities);
      await storeOtherNames(client, otherNames);
      await optimiseRegister(client);
      await client.end();
    },
  };
}

export const aCharity = (parts: Partial<RegisteredCharity> = {}): RegisteredCharity => ({
  number: '1000001',
  name: 'Quarry Street Hospice',
  town: 'Durham',
  postcodeArea: null,
  isRemoved: false,
  income: 1000,
  ...parts,
});

const causes = ['Hospice', 'Village Hall', 'Playgroup', 'Cancer Support', 'Church', 'School Association', 'Trust'];
const places = ['Durham', 'York', 'Leeds', 'Bath', 'Exeter', 'Whitby', 'Ripon', 'Wells', 'Truro', 'Ely', 'Derby'];

/** Many charities, the same each time. */
export const manyCharities = (count: number): RegisteredCharity[] =>
  Array.from({ length: count }, (_, index) => {
    const town = places[index % places.length] ?? '';
    return aCharity({
      number: String(1_000_000 + index),
      name: `The ${town} ${causes[index % causes.length]} of ${index % 991}`,
      town,
      income: (index * 7919) % 1_000_003,
      isRemoved: index % 3 === 0,
    });
  });
