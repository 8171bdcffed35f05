import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { searchTermOf } from '../addresses/search-term.ts';
import { bookDatabase, manyAddresses } from '../testing/book-database.ts';
import { fullScans, hostileTerms, nodesOf, watched } from '../testing/query-plans.ts';
import { createBook } from './book.ts';

const { pool, store } = await bookDatabase();
beforeAll(() => store(manyAddresses(30_000)));

/** A search, with how PostgreSQL goes about each of its statements. */
async function plansOf(typed: string) {
  const { database, nodes } = watched(pool);
  const found = await createBook(database).search(searchTermOf(typed), AbortSignal.timeout(5000));
  return { found, nodes };
}

describe('no search reads the book from end to end', () => {
  it.each(hostileTerms)('%j', async (typed) => {
    const { nodes } = await plansOf(typed);
    expect(fullScans(nodes, 'addresses_pkey')).toEqual([]);
  });

  it('nor does any that a machine thinks of', async () => {
    const piece = fc.oneof(
      fc.constantFrom('road', 'mill', 'lane', 'ze1', '0aa', '7', 'durham', 'drham', 'st', ' ', ',', "'", '%', '&'),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    );
    const typed = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(' ').slice(0, 100));
    await fc.assert(
      fc.asyncProperty(typed, async (text) => {
        const { nodes } = await plansOf(text);
        expect(fullScans(nodes, 'addresses_pkey')).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('and the test would notice one that did', async () => {
    const { rows } = await pool.query("explain (format json) select * from addresses where line_1 like '%road%'");
    expect(fullScans(nodesOf(rows[0]['QUERY PLAN'][0].Plan), 'addresses_pkey')).not.toEqual([]);
  });
});

it('finds in a large book what it finds in a small one', async () => {
  expect((await plansOf('3 mill lane durham')).found.length).toBeGreaterThan(0);
  expect((await plansOf('ZE0 0AA')).found).toHaveLength(10);
  expect((await plansOf('ZE1')).found).toHaveLength(100);
});
