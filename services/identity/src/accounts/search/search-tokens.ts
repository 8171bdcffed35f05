import { searchTermsOf } from '@plainwill/contracts/shared/folded';
import type { Vault } from '@plainwill/kit/encryption/vault';

const place = { table: 'accounts', column: 'words' };
/** Letters beyond these make no difference to a search. */
const maxLetters = 12;
/** A name, an address and a search count up to so many words each; further ones are left out. */
const maxTerms = 12;

/** A blind index cut to 64 bits, for there are many: two words of a million share one in a hundred million databases. */
const shortened = (index: string) => Buffer.from(index, 'base64url').readBigInt64BE().toString();

const termsOf = (text: string) =>
  searchTermsOf(text)
    .slice(0, maxTerms)
    .map((word) => [...word].slice(0, maxLetters));

/** The tokens of every beginning of every word of somebody's name and address. */
export function tokensOf(vault: Vault, { name, email }: { name: string | null; email: string }): string[] {
  const beginnings = [...termsOf(name ?? ''), ...termsOf(email)].flatMap((letters) =>
    letters.map((_letter, at) => letters.slice(0, at + 1).join('')),
  );
  const [current = []] = vault.blindIndexes([...new Set(beginnings)], place);
  return current.map(shortened);
}

/** For each word of a search, the tokens of which a user must have one: one for each key that may have made them. */
export function soughtTokens(vault: Vault, search: string): string[][] {
  const terms = [...new Set(termsOf(search).map((letters) => letters.join('')))];
  // A user with "anna" has "ann", too.
  const distinct = terms.filter((term) => !terms.some((other) => other !== term && other.startsWith(term)));
  const byKey = vault.blindIndexes(distinct, place);
  return distinct.map((_term, at) => byKey.map((indexes) => shortened(indexes[at] ?? '')));
}
