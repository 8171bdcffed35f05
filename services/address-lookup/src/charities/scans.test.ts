import { beforeAll, describe, expect, it } from 'vitest';
import { fullScans, hostileTerms, watched } from '../testing/query-plans.ts';
import { manyCharities, registerDatabase } from '../testing/register-database.ts';
import { createRegister } from './register.ts';

const { pool, store } = await registerDatabase();
beforeAll(() => store(manyCharities(30_000)));

/** A search, with how PostgreSQL goes about each of its statements. */
async function plansOf(words: string) {
  const { database, nodes } = watched(pool);
  const found = await createRegister(database).find(words, AbortSignal.timeout(5000));
  return { found, nodes };
}

describe('no search reads the register from end to end', () => {
  it.each([...hostileTerms, 'trust', 'church school', 'durham', 'durahm hosipce', '1000001', '999999'])(
    '%j',
    async (words) => {
      const { nodes } = await plansOf(words);
      expect(fullScans(nodes, 'charities_pkey')).toEqual([]);
    },
  );
});

it('finds in a large register what it finds in a small one', async () => {
  expect((await plansOf('1000001')).found).toHaveLength(1);
  expect((await plansOf('york hospice')).found).toHaveLength(10);
  expect((await plansOf('trust')).found).toHaveLength(10);
});
