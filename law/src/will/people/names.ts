import { folded } from '@plainwill/contracts/shared/folded';
import { nameOf } from '@plainwill/contracts/will-data/people';
import { tidy } from '../../wording/phrases.ts';

export interface PersonName {
  firstName: string;
  middleNames?: string | null;
  lastName: string;
}

export const fullName = ({ firstName, middleNames, lastName }: PersonName) =>
  nameOf({ firstName: tidy(firstName), middleNames: tidy(middleNames ?? ''), lastName: tidy(lastName) });

const greek = /\p{Script=Greek}[\p{Script=Greek}\p{M}]*/gu;

/** As a legal document prints a name where a person first appears. Greek capitals have no accents. */
export const inCapitals = (name: string) =>
  name
    .normalize('NFC')
    .replace(greek, (word) => word.toLocaleUpperCase('el'))
    .toLocaleUpperCase('en-GB')
    .normalize('NFC');

const endsFromRightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}][^\p{L}]*$/u;
const leftToRightMark = '\u200e';

/** Closed by a mark, where it is written from right to left: two such names in a list would else change places. */
export const setApart = (name: string) => (endsFromRightToLeft.test(name) ? name + leftToRightMark : name);

/** A remark on a name, not a name: “née Jones”, “Jones (maiden name)”. */
const remark = /[()[\]{}:;]|(?<!\p{L})(?:n[ée]e|formerly|previously|maiden|married|aka|known)(?!\p{L})/iu;

/** Says whether an answer tells another name without being one, so that a will cannot say it. */
export const isRemarkOnName = (knownAs: string) => remark.test(knownAs);

/** Says whether a name is one word, and may be a first name or a last: a hyphen joins two last names. */
export const isLoneName = (name: string) => !/[\s-]/u.test(name);

/**
 * The other name a testator is known by, or null where it adds nothing or is none. One word stays one word: nobody but the
 * testator knows whether it is a first name or a last. Only where a name is written without spaces does the family name
 * go before it.
 * Assets held in another name delay probate unless the grant records both (Non-Contentious Probate Rules 1987 r.9).
 */
export function alsoKnownAs(testator: PersonName & { knownAs: string }): string | null {
  const knownAs = tidy(testator.knownAs);
  const lastName = tidy(testator.lastName);
  const isSame = (a: string, b: string) => inLowerCase(a) === inLowerCase(b);
  if (!knownAs || isRemarkOnName(knownAs)) return null;
  if (isSame(knownAs, tidy(testator.firstName)) || isSame(knownAs, lastName)) return null;
  const withLastName = hasLastName(knownAs, lastName) ? knownAs : fullName({ firstName: knownAs, lastName });
  const ownNames = [fullName(testator), fullName({ ...testator, middleNames: null })];
  if (ownNames.some((name) => isSame(withLastName, name))) return null;
  return isLoneName(knownAs) && isLoneName(withLastName) ? withLastName : knownAs;
}

/** Says whether a name already holds a last name: as one of its words, or at the head of a name without spaces. */
const hasLastName = (name: string, lastName: string) =>
  ` ${inLowerCase(name)} `.includes(` ${inLowerCase(lastName)} `) ||
  (lastName !== '' && name.startsWith(lastName) && fullName({ firstName: name, lastName }) === `${lastName}${name}`);

const inLowerCase = (name: string) => name.toLocaleLowerCase('en-GB');

const apostrophes = /['’‘ʼʻ´`′]/gu;

/** The words of a text: case, accents, apostrophes and punctuation aside, and a hyphen parts two. */
export const wordsOf = (text: string): string[] => folded(text.replace(apostrophes, '')).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Written before a name, and no part of it. */
const titles: ReadonlySet<string> = new Set(
  (
    'mr mrs ms miss mx dr prof professor sir dame lord lady rev revd reverend fr father sister rabbi imam captain capt ' +
    'major maj colonel col'
  ).split(' '),
);

export const startsWithTitle = (name: string) => titles.has(wordsOf(name)[0] ?? '');

/** The words of a name without titles; the last of them is a name whatever it is. */
function nameWords(name: string): string[] {
  const words = wordsOf(name);
  const first = words.findIndex((word, at) => !titles.has(word) || at === words.length - 1);
  return words.slice(Math.max(first, 0));
}

const isSameMiddle = (a: string, b: string) =>
  a === b || (a.length === 1 && b.startsWith(a)) || (b.length === 1 && a.startsWith(b));

/** Says whether each of the words stands among others, in their order; a single letter is the first of a word. */
const areAmong = (words: readonly string[], others: readonly string[]): boolean => {
  let from = 0;
  return words.every((word) => {
    const at = others.findIndex((other, place) => place >= from && isSameMiddle(word, other));
    from = at + 1;
    return at >= 0;
  });
};

/**
 * Says whether two names may be one person’s: first and last words are the same, and the middle ones, as far as both have
 * them, are the same or an initial of one another.
 */
export function namesAgree(a: string, b: string): boolean {
  const [own, other] = [nameWords(a), nameWords(b)];
  if (own.length === 0 || own[0] !== other[0] || own.at(-1) !== other.at(-1)) return false;
  const [fewer = [], more = []] = [own.slice(1, -1), other.slice(1, -1)].toSorted((x, y) => x.length - y.length);
  return areAmong(fewer, more);
}
