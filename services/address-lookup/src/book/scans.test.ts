import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { searchTermOf } from '../addresses/search-term.ts';
import { bookDatabase, manyAddresses } from '../testing/book-database.ts';
import type { Queryable } from '../words/word-list.ts';
import { createBook } from './book.ts';

const { pool, store } = await bookDatabase();
beforeAll(() => store(manyAddresses(30_000)));

interface Plan {
  'Node Type': string;
  'Index Cond'?: string;
  'Index Name'?: string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** A search, with how PostgreSQL goes about each of its statements. */
async function plansOf(typed: string) {
  const nodes: Plan[] = [];
  const watched: Queryable = {
    async query(statement) {
      const { rows } = await pool.query(`explain (format json) ${statement.text}`, statement.values);
      nodes.push(...nodesOf(rows[0]['QUERY PLAN'][0].Plan));
      return pool.query(statement);
    },
  };
  const found = await createBook(watched).search(searchTermOf(typed), AbortSignal.timeout(5000));
  return { found, nodes };
}

/** Those that read a table, or an index, from end to end. */
const fullScans = (nodes: Plan[]) =>
  nodes.filter(
    (node) =>
      node['Node Type'] === 'Seq Scan' ||
      // The first row of the book tells that it is not empty.
      (/Index/.test(node['Node Type']) && !node['Index Cond'] && node['Index Name'] !== 'addresses_pkey'),
  );

const hostile = [
  '%',
  '_',
  '%%%%%%%%',
  'a',
  'aa',
  'z',
  '1',
  '1 2 3 4 5 6 7 8 9 10',
  'road',
  'road street lane',
  'the of and',
  'the',
  'st',
  'uk england wales',
  "'; drop table addresses; --",
  "a' | 'b' & !c:*",
  '\\',
  ':*',
  '!road',
  'mill & !lane',
  '東京 京都',
  '🏠🏠',
  'é́́́́',
  'ﬁﬀﬃ',
  'ß',
  'x'.repeat(100),
  'ab '.repeat(33),
  'a b c d e f g h i j k l m n o p q r s t u v w x y z',
  'Z',
  'ZE',
  'ZE1',
  'ZE1 ',
  'ZE1 0',
  'ZE1 0A',
  'ZE11',
  'ZE1 0AA',
  'AA99 9ZZ',
  '\u200b\u200b',
  '\u{10FFFF}',
];

describe('no search reads the book from end to end', () => {
  it.each(hostile)('%j', async (typed) => {
    const { nodes } = await plansOf(typed);
    expect(fullScans(nodes)).toEqual([]);
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
        expect(fullScans(nodes)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('and the test would notice one that did', async () => {
    const { rows } = await pool.query("explain (format json) select * from addresses where line_1 like '%road%'");
    expect(fullScans(nodesOf(rows[0]['QUERY PLAN'][0].Plan))).not.toEqual([]);
  });
});

it('finds in a large book what it finds in a small one', async () => {
  expect((await plansOf('3 mill lane durham')).found.length).toBeGreaterThan(0);
  expect((await plansOf('ZE0 0AA')).found).toHaveLength(10);
  expect((await plansOf('ZE1')).found).toHaveLength(100);
});
