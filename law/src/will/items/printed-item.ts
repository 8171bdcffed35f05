import { listed } from '@plainwill/contracts/shared/phrases';
import { asEnding, tidy } from '../../wording/phrases.ts';
import type { ItemKind } from './item-kind.ts';
import { phrase } from './phrase-patterns.ts';

/** Words that need no "my" before them, with a small letter where they stand in a sentence. */
const determiner =
  /^(?:all|any|a|an|both|each|every|everything|anything|something|half|some|what|whatever|whichever|his|her|their|this|that|these|those)(?=\s|$)/iu;
const figure = new RegExp(`^(?:£|\\d|(?!an?\\s)${phrase('{number}')}(?=[\\s-]))`, 'iu');
/** A year is no number of things. */
const year = /^(?:19|20)\d\d\s/u;
const isNumber = (item: string) => figure.test(item) && !year.test(item);
const ofSomebody = /^\p{Lu}[\p{L}-]*['’]s\s/u;
/** Money that is somewhere, a sum of it, and what is held with somebody else. */
const moneyInPlace = /^(?:sum\s+of|(?:money|balance|savings|cash)\s+(?:in|held|at|with)|joint(?:ly)?)\s/iu;
const fraction =
  /^(?:half|third|quarter|(?:one|two|three)[- ](?:half|thirds?|quarters?)|\d+\/\d+|\d+(?:\.\d+)?\s?%)(?=[\s-])/iu;
/** It says which one it is, or whose. */
const whichOne =
  /\s(?:that|which|who|whom|whose|where|I|we|he|she|they|my|our|his|her|their|given|lent|left|made|bought|owed|belonging)(?:\s|$)|^sum\s|^joint(?:ly)?\s|^contents\s+of\s|^(?:money|balance|savings|cash)\s|^(?:debts?|loans?|proceeds|forgiveness|release)\s/iu;

const named = /^\p{Lu}\S*\s+\p{Lu}/u;

const withSmallFirst = (text: string) => text.charAt(0).toLocaleLowerCase('en-GB') + text.slice(1);

interface Typed {
  kind: ItemKind | null;
  isEnglish: boolean;
}

/**
 * A thing as a gift names it. The word before it stays as it was typed where a number, a share or which one it is
 * follows: "my 60 shares" are those that are owned, "60 shares" are any (Bothamley v Sherson (1875)).
 */
export function printedItem(typed: string, { kind, isEnglish }: Typed): string {
  const text = tidy(typed);
  if (!isEnglish) return text;
  const [before = ''] = /^(?:(?:my|the)\s+)*/iu.exec(text) ?? [];
  const item = text.slice(before.length);
  const typedWord = before.trim().split(/\s+/u).at(-1)?.toLowerCase() ?? '';
  if (/^our\s/iu.test(item)) return `my share of our ${item.replace(/^our\s+/iu, '')}`;
  // A title can begin like such a word, with a capital letter.
  if (determiner.test(item) && (typedWord === '' || /^\p{Ll}/u.test(item)) && !fraction.test(item))
    return typedWord === 'the' ? `the ${item}` : withSmallFirst(item);
  if (ofSomebody.test(item)) return item;
  if (typedWord !== '' && (isNumber(item) || fraction.test(item) || whichOne.test(item))) return `${typedWord} ${item}`;
  if (isNumber(item) || fraction.test(item)) return withSmallFirst(item);
  if (typedWord === '' && moneyInPlace.test(item)) return withSmallFirst(item);
  // A farm has a name, and so may whoever owes a debt.
  if (typedWord === '' && (kind === 'debt' || (kind === 'land' && named.test(item)))) return item;
  return `my ${item}`;
}

/** Things typed on lines of their own, as one list. */
export function printedList(items: readonly string[]): string {
  const hasCommas = items.length > 1 && items.some((item) => item.includes(','));
  return hasCommas ? `${items.slice(0, -1).map(asEnding).join('; ')}; and ${items.at(-1)}` : listed(items);
}
