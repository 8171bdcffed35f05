import { type FoundAddress, maxAddresses } from '@plainwill/contracts/address-lookup/addresses';
import { addressOf } from '../addresses/address-of.ts';
import type { PostcodeRange } from '../addresses/search-term.ts';
import { type AddressProvider, ProviderFailure } from '../providers/provider.ts';
import { areOneLetterApart, formsOf, isOfLetters, wordsOf } from './words.ts';

const short: Readonly<Record<string, readonly string[]>> = {
  apt: ['apartment'],
  av: ['avenue'],
  ave: ['avenue'],
  bldg: ['building'],
  bldgs: ['buildings'],
  cl: ['close'],
  cotts: ['cottages'],
  cres: ['crescent'],
  ct: ['court'],
  dr: ['drive'],
  est: ['estate'],
  gdn: ['garden'],
  gdns: ['gardens'],
  gr: ['grove', 'green'],
  gt: ['great'],
  hse: ['house'],
  la: ['lane'],
  ln: ['lane'],
  lt: ['little'],
  mt: ['mount'],
  pde: ['parade'],
  pk: ['park'],
  pl: ['place'],
  rd: ['road'],
  saint: ['st'],
  sq: ['square'],
  st: ['street', 'saint'],
  str: ['street'],
  street: ['st'],
  ter: ['terrace'],
  terr: ['terrace'],
};

/** The word, and what it may stand for. */
const meaningsOf = (word: string): readonly string[] => [word, ...(short[word] ?? [])];

/** What people add to an address and no address book holds. */
const countryWords: ReadonlySet<string> = new Set(['uk', 'gb', 'england', 'wales', 'united', 'kingdom', 'britain']);

/** As much of a PostgreSQL pool as looking things up needs. */
export interface Queryable {
  query<Row extends object>(query: { name: string; text: string; values: unknown[] }): Promise<{ rows: Row[] }>;
}

interface Row {
  line_1: string;
  line_2: string;
  town_or_city: string;
  county: string;
  postcode: string;
  country: string | null;
}

/** More guesses than a person reads. */
const maxGuesses = 100;
const maxWords = 12;
const maxMeanings = 12;
const maxWordLength = 40;
/** Shorter beginnings have too many ends. */
const minBeginningLength = 3;

const columns = 'line_1, line_2, town_or_city, county, postcode, country';
const lastCharacter = '\u{10FFFF}';

/** The address book in our own database. */
export function createBook(database: Queryable): AddressProvider {
  let isKnownToHaveAny = false;

  const ask = async <R extends object>(name: string, text: string, values: unknown[]) =>
    (await database.query<R>({ name, text, values })).rows;

  const atPostcode = (postcode: string) =>
    ask<Row>(
      'at-postcode',
      `select ${columns} from addresses where postcode = $1 order by line_1 limit ${maxAddresses}`,
      [postcode],
    );

  const atPostcodesIn = (ranges: readonly PostcodeRange[]) =>
    ask<Row>(
      'at-postcodes-in',
      `select found.* from unnest($1::text[], $2::text[]) as range ("from", below) cross join lateral (
         select ${columns} from addresses where postcode ~>=~ range."from" and postcode ~<~ range.below
         order by postcode using ~<~ limit ${maxGuesses}
       ) found limit ${maxGuesses}`,
      [ranges.map(({ from }) => from), ranges.map(({ below }) => below)],
    );

  /** @param groups each address has one word at least of every group */
  const withWords = (groups: readonly (readonly string[])[]) =>
    ask<Row>('with-words', `select ${columns} from addresses where words @@ $1::tsquery limit ${maxGuesses}`, [
      groups.map((group) => `(${group.map((word) => `'${word}'`).join(' | ')})`).join(' & '),
    ]);

  /** For each word typed the words that it means: itself if the book has it, else those that begin so. */
  async function knownWords(typed: readonly string[]): Promise<Map<string, string[]>> {
    const meanings = typed.flatMap((word) => meaningsOf(word).map((meaning) => ({ word, meaning })));
    const rows = await ask<{ typed: string; meaning: string; word: string }>(
      'words-beginning',
      `select typed, meaning, found.word from unnest($1::text[], $2::text[], $3::text[]) as t (typed, meaning, last)
       cross join lateral (
         select word from words where word ~>=~ meaning and word ~<=~ last
         order by word = meaning desc, addresses desc limit ${maxMeanings}
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

  /** For each word typed those of the book that are one slip of the fingers away. */
  async function nearWords(typed: readonly string[]): Promise<Map<string, string[]>> {
    const rows = await ask<{ word: string }>(
      'words-near',
      'select word from words where forms && $1::text[] order by addresses desc limit 500',
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

  async function byWords(text: string): Promise<Row[]> {
    const all = wordsOf(text).filter((word) => !countryWords.has(word) && word.length <= maxWordLength);
    const typed = all.slice(0, maxWords);
    if (!typed.some((word) => word.length > 1 && /\p{L}/u.test(word))) return [];
    const ofLetters = typed.filter(isOfLetters);
    const known = await knownWords(ofLetters);
    const groups = typed.map((word) => known.get(word) ?? [word]);
    const found = groups.every(isFilled) ? await withWords(groups) : [];
    if (found.length > 0) return found;
    const near = await nearWords(ofLetters);
    const wider = typed.map((word, index) => [...(groups[index] ?? []), ...(near.get(word) ?? [])]);
    const isWider = wider.some((group, index) => group.length > (groups[index]?.length ?? 0));
    return isWider && wider.every(isFilled) ? withWords(wider) : [];
  }

  async function refuseIfEmpty() {
    if (isKnownToHaveAny) return;
    isKnownToHaveAny = (await ask('any', 'select from addresses order by id limit 1', [])).length > 0;
    if (!isKnownToHaveAny) throw new ProviderFailure('misconfigured', 'the address book is empty');
  }

  return {
    paidFor: [],
    async search(term) {
      const rows =
        term.kind === 'postcode'
          ? await atPostcode(term.postcode)
          : term.kind === 'partial-postcode'
            ? await atPostcodesIn(term.ranges)
            : await byWords(term.text);
      if (rows.length === 0) await refuseIfEmpty();
      return rows.map(fromRow);
    },
  };
}

const isFilled = (group: readonly string[]) => group.length > 0;
const canBeBegun = (word: string, meaning: string) => word === meaning && word.length >= minBeginningLength;

const fromRow = ({ line_1, line_2, ...rest }: Row): FoundAddress => addressOf({ lines: [line_1, line_2], ...rest });
