import type pg from 'pg';
import type { Queryable } from '../word-list/word-list.ts';

interface Plan {
  'Node Type': string;
  'Index Cond'?: string;
  'Index Name'?: string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

export const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** A database that also tells how PostgreSQL goes about each statement. */
export function watched(pool: pg.Pool) {
  const nodes: Plan[] = [];
  const database: Queryable = {
    async query(statement) {
      const { rows } = await pool.query(`explain (format json) ${statement.text}`, statement.values);
      nodes.push(...nodesOf(rows[0]['QUERY PLAN'][0].Plan));
      return pool.query(statement);
    },
  };
  return { database, nodes };
}

/** Finds scans of a whole table or index. @param first the index that tells whether there is any row */
export const fullScans = (nodes: readonly Plan[], first: string) =>
  nodes.filter(
    (node) =>
      node['Node Type'] === 'Seq Scan' ||
      // The first row tells that there is one.
      (/Index/.test(node['Node Type']) && !node['Index Cond'] && node['Index Name'] !== first),
  );

/** Searches that a stranger may type. */
export const hostileTerms = [
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
