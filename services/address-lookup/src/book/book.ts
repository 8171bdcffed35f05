import { type FoundAddress, maxAddresses } from '@plainwill/contracts/address-lookup/addresses';
import { addressOf } from '../addresses/address-of.ts';
import type { PostcodeRange } from '../addresses/search-term.ts';
import { type AddressProvider, ProviderFailure } from '../providers/provider.ts';
import { tokensOf } from '../word-list/tokens.ts';
import { createWordList, type Queryable, tsqueryOf } from '../word-list/word-list.ts';
import { addressWordTable } from './store-addresses.ts';

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

/** People add these names to an address, but no address book holds them. */
const countryNames: ReadonlySet<string> = new Set(['uk', 'gb', 'england', 'wales', 'united', 'kingdom', 'britain']);

interface AddressRow {
  line_1: string;
  line_2: string;
  town_or_city: string;
  county: string;
  postcode: string;
  country: string | null;
}

/** Nobody reads more guesses than these. */
const maxGuesses = 100;
const maxTokens = 12;
const maxWordLength = 40;

const columns = 'line_1, line_2, town_or_city, county, postcode, country';

/** The address book in our own database. SQL, for each search is prepared and reads one index: see `addresses.bench.ts`. */
export function createBook(database: Queryable): AddressProvider {
  const wordList = createWordList(database, addressWordTable);
  let isKnownToHaveAny = false;

  const ask = async <R extends object>(name: string, text: string, values: unknown[]) =>
    (await database.query<R>({ name, text, values })).rows;

  const atPostcode = (postcode: string) =>
    ask<AddressRow>(
      'at-postcode',
      `select ${columns} from addresses where postcode = $1 order by line_1 limit ${maxAddresses}`,
      [postcode],
    );

  const atPostcodesIn = (ranges: readonly PostcodeRange[]) =>
    ask<AddressRow>(
      'at-postcodes-in',
      `select found.* from unnest($1::text[], $2::text[]) as range ("from", below) cross join lateral (
         select ${columns} from addresses where postcode ~>=~ range."from" and postcode ~<~ range.below
         order by postcode using ~<~ limit ${maxGuesses}
       ) found limit ${maxGuesses}`,
      [ranges.map(({ from }) => from), ranges.map(({ below }) => below)],
    );

  const withTokens = (groups: readonly (readonly string[])[]) =>
    ask<AddressRow>('with-words', `select ${columns} from addresses where words @@ $1::tsquery limit ${maxGuesses}`, [
      tsqueryOf(groups),
    ]);

  async function byText(text: string): Promise<AddressRow[]> {
    const all = tokensOf(text).filter((word) => !countryNames.has(word) && word.length <= maxWordLength);
    const typed = all.slice(0, maxTokens);
    if (!typed.some((word) => word.length > 1 && /\p{L}/u.test(word))) return [];
    return wordList.search(typed, meaningsOf, withTokens);
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
            : await byText(term.text);
      if (rows.length === 0) await refuseIfEmpty();
      return rows.map(fromRow);
    },
  };
}

const fromRow = ({ line_1, line_2, ...rest }: AddressRow): FoundAddress =>
  addressOf({ lines: [line_1, line_2], ...rest });
