import { searchWordsOf } from '@plainwill/kit/encryption/search-words';
import type { Vault } from '@plainwill/kit/encryption/vault';

const place = { table: 'accounts', column: 'words' };
/** Letters beyond these make no difference to a search. */
const maxLetters = 12;
/** Of a name, of an address, and of a search; further words are left out. */
const maxWords = 12;

/** A blind index cut to 64 bits, for there are many: two words of a million share one in a hundred million databases. */
const shortened = (index: string) => Buffer.from(index, 'base64url').readBigInt64BE().toString();

const wordsOf = (text: string) =>
  searchWordsOf(text)
    .slice(0, maxWords)
    .map((word) => [...word].slice(0, maxLetters));

/** The tokens of every beginning of every word of somebody's name and address. */
export function tokensOf(vault: Vault, { name, email }: { name: string | null; email: string }): string[] {
  const beginnings = [...wordsOf(name ?? ''), ...wordsOf(email)].flatMap((letters) =>
    letters.map((_letter, at) => letters.slice(0, at + 1).join('')),
  );
  const [current = []] = vault.blindIndexes([...new Set(beginnings)], place);
  return current.map(shortened);
}

/** For each word of a search, the tokens of which a user must have one: one for each key that may have made them. */
export function soughtTokens(vault: Vault, search: string): string[][] {
  const words = [...new Set(wordsOf(search).map((letters) => letters.join('')))];
  // Whoever has "anna" has "ann", too.
  const telling = words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)));
  const byKey = vault.blindIndexes(telling, place);
  return telling.map((_word, at) => byKey.map((indexes) => shortened(indexes[at] ?? '')));
}
