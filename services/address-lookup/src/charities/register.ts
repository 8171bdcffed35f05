import type { FoundCharity } from '@plainwill/contracts/address-lookup/charities';
import {
  isCharityNumber,
  maxFoundCharities,
  maxOtherNames,
  normaliseCharityNumber,
} from '@plainwill/contracts/shared/charity-number';
import { ProviderFailure } from '../providers/provider.ts';
import { createWordList, type Queryable, tsqueryOf } from '../word-list/word-list.ts';
import { nameKeyOf, nameTokensOf } from './charity-name.ts';
import type { CharityProvider } from './charity-provider.ts';
import { charityWordTable } from './store-charities.ts';

interface CharityRow {
  number: string;
  name: string;
  other_names: string[];
  town: string | null;
  is_removed: boolean;
}

const maxTokens = 12;
const maxWordLength = 40;
/** A search sorts no more charities than these, because sorting would read a good part of the register. */
const maxCandidates = 2000;

const columns = 'number, name, other_names, town, is_removed';

/** A few names are written either way. */
const meaningsOf = (word: string): readonly string[] =>
  word === 'saint' ? ['saint', 'st'] : word === 'st' ? ['st', 'saint'] : [word];

/** Our own copy of the register of England and Wales. SQL, for each search is prepared and reads one index: see `charities.bench.ts`. */
export function createRegister(database: Queryable): CharityProvider {
  const wordList = createWordList(database, charityWordTable);
  let isKnownToHaveAny = false;

  const ask = async <R extends object>(name: string, text: string, values: unknown[]) =>
    (await database.query<R>({ name, text, values })).rows;

  const byNumber = (number: string) =>
    ask<CharityRow>('charity-by-number', `select ${columns} from charities where number = $1`, [number]);

  const byName = (text: string) => {
    const all = nameTokensOf(text).filter((word) => word.length <= maxWordLength);
    const typed = all.slice(0, maxTokens);
    if (!typed.some((word) => word.length > 1 && /\p{L}/u.test(word))) return [];
    const key = nameKeyOf(text);
    return wordList.search(typed, meaningsOf, (groups) =>
      ask<CharityRow>(
        'charities-by-name',
        `select ${columns} from (
           (select ${columns}, income, true as is_exact from charities 
            where name_key = $2 or other_keys @> array[$2] limit ${maxFoundCharities})
           union all
           (select ${columns}, income, false from charities
            where (words || other_words) @@ $1::tsquery and name_key <> $2 and not other_keys @> array[$2]
            limit ${maxCandidates})
         ) found order by is_removed, is_exact desc, income desc nulls last, name limit ${maxFoundCharities}`,
        [tsqueryOf(groups), key],
      ),
    );
  };

  async function refuseIfEmpty() {
    if (isKnownToHaveAny) return;
    isKnownToHaveAny = (await ask('any-charity', 'select from charities order by number limit 1', [])).length > 0;
    if (!isKnownToHaveAny) throw new ProviderFailure('misconfigured', 'the copy of the register is empty');
  }

  return {
    async find(text) {
      const number = normaliseCharityNumber(text);
      const rows = await (isCharityNumber('england_wales', number) ? byNumber(number) : byName(text));
      if (rows.length === 0) await refuseIfEmpty();
      return rows.map(fromRow);
    },
  };
}

const fromRow = ({ number, name, other_names, town, is_removed }: CharityRow): FoundCharity => ({
  register: 'england_wales',
  number,
  name,
  ...(other_names.length > 0 && { otherNames: other_names.slice(0, maxOtherNames) }),
  ...(town && { town }),
  isRemoved: is_removed,
});
