import type pg from 'pg';
import { areOneLetterApart, formsOf, isOfLetters } from './tokens.ts';

/** Searches need this much of a PostgreSQL pool. */
export interface Queryable {
  query<Row extends object>(query: { name: string; text: string; values: unknown[] }): Promise<{ rows: Row[] }>;
}

/** A table of the words that stand in another table’s texts. */
export interface WordTable {
  table: string;
  /** The column that says in how many of those texts a word stood when they were last counted. */
  count: string;
}

const maxMeanings = 12;
/** Shorter beginnings have too many ends. */
const minBeginningLength = 3;
const lastCharacter = '\u{10FFFF}';

const canBeBegun = (word: string, meaning: string) => word === meaning && word.length >= minBeginningLength;
const isFilled = (group: readonly string[]) => group.length > 0;

/**
 * The words of one kind of text: to finish what was begun, and to mend what was mistyped. SQL, for every search asks
 * them first, by prepared statements.
 */
export function createWordList(database: Queryable, { table, count }: WordTable) {
  const ask = async <R extends object>(name: string, text: string, values: unknown[]) =>
    (await database.query<R>({ name: `${table}-${name}`, text, values })).rows;

  /** Maps each word typed to the words that it means: itself if a text has it, else those that begin so. */
  async function findBeginnings(
    typed: readonly string[],
    meaningsOf: (word: string) => readonly string[],
  ): Promise<Map<string, string[]>> {
    const meanings = typed.flatMap((word) => meaningsOf(word).map((meaning) => ({ word, meaning })));
    const rows = await ask<{ typed: string; meaning: string; word: string }>(
      'beginning',
      `select typed, meaning, found.word from unnest($1::text[], $2::text[], $3::text[]) as t (typed, meaning, last)
       cross join lateral (
         select word from ${table} where word ~>=~ meaning and word ~<=~ last
         order by word = meaning desc, ${count} desc limit ${maxMeanings}
       ) found`,
      [
        meanings.map(({ word }) => word),
        meanings.map(({ meaning }) => meaning),
        meanings.map(({ word, meaning }) => meaning + (canBeBegun(word, meaning) ? lastCharacter : '')),
      ],
    );
    const known = new Map<string, string[]>();
    for (const word of typed) {
      const found = rows.filter((row) => row.typed === word);
      const whole = found.filter((row) => row.word === row.meaning);
      known.set(
        word,
        (whole.length > 0 ? whole : found).map((row) => row.word),
      );
    }
    return known;
  }

  /** Maps each word typed to the words of the texts that are one slip of the fingers away. */
  async function findNear(typed: readonly string[]): Promise<Map<string, string[]>> {
    const rows = await ask<{ word: string }>(
      'near',
      `select word from ${table} where forms && $1::text[] order by ${count} desc limit 500`,
      [[...new Set(typed.flatMap(formsOf))]],
    );
    return new Map(
      typed.map((word) => [
        word,
        rows
          .map((row) => row.word)
          .filter((each) => areOneLetterApart(word, each))
          .slice(0, maxMeanings),
      ]),
    );
  }

  return {
    /**
     * Searches with the words typed, and with those near them where these find nothing.
     * @param findTexts finds the texts that have one word at least of every group
     */
    async search<Row>(
      typed: readonly string[],
      meaningsOf: (word: string) => readonly string[],
      findTexts: (groups: readonly (readonly string[])[]) => Promise<Row[]>,
    ): Promise<Row[]> {
      const ofLetters = typed.filter(isOfLetters);
      const known = await findBeginnings(ofLetters, meaningsOf);
      const groups = typed.map((word) => known.get(word) ?? [word]);
      const found = groups.every(isFilled) ? await findTexts(groups) : [];
      if (found.length > 0) return found;
      const near = await findNear(ofLetters);
      const wider = typed.map((word, index) => [...(groups[index] ?? []), ...(near.get(word) ?? [])]);
      const isWider = wider.some((group, index) => group.length > (groups[index]?.length ?? 0));
      return isWider && wider.every(isFilled) ? findTexts(wider) : [];
    },
  };
}

/** The groups as PostgreSQL writes a search: one word at least of every group. */
export const tsqueryOf = (groups: readonly (readonly string[])[]) =>
  groups.map((group) => `(${group.map((word) => `'${word}'`).join(' | ')})`).join(' & ');

/** Adds the words that are of letters to the table. */
export async function addToWordList(client: pg.ClientBase, { table, count }: WordTable, all: Iterable<string>) {
  // The order is always the same, so that two imports at once wait for each other and do not deadlock.
  const words = [...new Set(all)].filter(isOfLetters).sort();
  await client.query({
    name: `store-${table}`,
    text: `insert into ${table} (word, forms, ${count})
      select word, string_to_array(forms, ' '), 0 from unnest($1::text[], $2::text[]) as given (word, forms)
      on conflict (word) do nothing`,
    values: [words, words.map((word) => formsOf(word).join(' '))],
  });
}

/**
 * Counts in how many texts each word stands. Reads all of them, so once for many texts.
 * @param texts the query for them, as PostgreSQL's `ts_stat` takes it
 */
export const countWordUse = (client: pg.ClientBase, { table, count }: WordTable, texts: string) =>
  client.query(
    `update ${table} set ${count} = found.ndoc from ts_stat($1) found
     where ${table}.word = found.word and ${table}.${count} <> found.ndoc`,
    [texts],
  );
