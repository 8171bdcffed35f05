import { tidy } from '../../wording/phrases.ts';
import { animalAtEndOf } from './animals.ts';

/**
 * What the words of an item name. `trust` is a right for a time, a trust or a condition, which an outright gift cannot
 * make; `vague` names nothing that could be told from the rest.
 */
export type ItemKind = 'trust' | 'land' | 'money' | 'shares' | 'animal' | 'vague' | 'thing';

const trusts = [
  /\b(?:right|licen[cs]e|leave|permission)\s+(?:(?:for|of)\s+(?:\S+\s+){1,3}?)?to\s+(?:live|stay|reside|remain|occupy|use)\b/iu,
  /\bright\s+of\s+(?:residence|occupation)\b/iu,
  /\b(?:for|during)\s+(?:(?:the\s+rest\s+of\s+)?(?:his|her|their|its|(?:(?:my|our)\s+)?\S+['’]s)\s+)?life(?:time)?\b/iu,
  /\b(?:for|during)\s+the\s+life(?:time)?\s+of\b/iu,
  /\b(?:as|so)\s+long\s+as\s+(?:she|he|they)\b/iu,
  /\bfor\s+as\s+long\s+as\b/iu,
  /\buntil\s+(?:she|he|they)\b/iu,
  /\blife\s+interest\b/iu,
  // A name such as Trust Bank has a capital letter.
  /\b(?:[Ii]n|[Oo]n|[Uu]pon) trust\b/u,
  /\b(?:trust\s+fund|discretionary\s+trust)\b/iu,
  /\bhold(?:ing)?\s+(?:it|them|this|these)\b.*\bfor\b/iu,
  // A stand can hold a thing for an hour; a person holds something for somebody.
  /\bto\s+(?:be\s+held|hold)\s+for\s+(?:my|our|his|her|their|\p{Lu})/u,
  /\bon\s+(?:the\s+)?condition\b/iu,
  /\bprovided\s+(?:that|she|he|they)\b/iu,
  /\bif\s+(?:she|he|they)\b/iu,
];

const determiners =
  /^(?:(?:my|our|the|a|an|all|any|both|each|half|one|other|whole|rest|remainder|share|interest|part|of|third|quarter|\w+-(?:half|thirds?|quarters?)|[\d.]+\s?(?:%|per\s+cent))\s+)+/iu;
/** Where the thing itself has been named: what follows says which one, or where it is. */
const endOfHead =
  /[,;:\n]|\s+(?:of|at|in|on|near|with|from|by|for|showing|registration|number|that|which|and)\s|\s+[-–]\s/iu;

const homes = ['house', 'home', 'flat', 'apartment', 'bungalow', 'cottage', 'maisonette'];
const otherLand = [
  ...['villa', 'land', 'field', 'farm', 'plot', 'garage', 'allotment', 'property', 'freehold', 'leasehold', 'chalet'],
  ...['houses', 'homes', 'flats', 'apartments', 'fields', 'plots', 'garages', 'properties', 'woodland', 'orchard'],
];
const kindsOfHome = [
  ...['family', 'main', 'terraced', 'detached', 'semi-detached', 'semi', 'freehold', 'leasehold', 'council', 'own'],
  ...['two-bedroom', 'three-bedroom', 'four-bedroom', 'two-bed', 'three-bed', 'four-bed', 'ground-floor', 'top-floor'],
];
const kindsOfOtherLand = [
  'holiday',
  'second',
  'country',
  'seaside',
  'summer',
  'rented',
  'buy-to-let',
  'empty',
  'lock-up',
];

const vagueHeads = ['everything', 'things', 'stuff', 'belongings', 'possessions', 'money', 'savings', 'estate'];
const money = /^£|^(?:money|balance|savings|cash)\s+(?:in|held|at|with)\b|\bpremium bonds\b/iu;
const accounts = /\b(?:isas?|accounts?)$/iu;

/** Shorter, one word alone says nothing. */
const shortestWord = 4;

interface Reading {
  kind: ItemKind;
  /** Says whether it is the testator's own home or a share of it. */
  isHome: boolean;
}

/** @param homeLine the first line of the testator's address; empty where it is not known */
export function readItem(typed: string, homeLine: string): Reading {
  const text = tidy(typed);
  const kind = kindOf(text, homeLine);
  return { kind, isHome: kind === 'land' && isOwnHome(text, homeLine) };
}

const named = (text: string) => text.replace(determiners, '');
const headOf = (text: string) => (named(text).split(endOfHead)[0] ?? '').trim().toLowerCase();

const containsLine = (text: string, line: string) => line !== '' && text.toLowerCase().includes(line.toLowerCase());

function kindOf(text: string, homeLine: string): ItemKind {
  const head = headOf(text);
  if (trusts.some((trust) => trust.test(text))) return 'trust';
  if (isLand(head.split(' ')) || (homeLine !== '' && named(text).toLowerCase().startsWith(homeLine.toLowerCase())))
    return 'land';
  if (money.test(named(text)) || accounts.test(head)) return 'money';
  if (vagueHeads.includes(head)) return 'vague';
  if (/^(?:[\d,.]+\s+)?shares$/u.test(head)) return 'shares';
  if (animalAtEndOf(named(text).split(endOfHead)[0] ?? '')) return 'animal';
  return !text.includes(' ') && text.length > 0 && text.length < shortestWord ? 'vague' : 'thing';
}

/** A noun with another noun before it is that other thing, as a doll's house is. */
function isLand(words: readonly string[]): boolean {
  const [noun = '', ...before] = words.toReversed();
  const isKind = (word: string) => kindsOfHome.includes(word) || kindsOfOtherLand.includes(word);
  return (homes.includes(noun) || otherLand.includes(noun)) && before.every(isKind);
}

function isOwnHome(text: string, homeLine: string): boolean {
  if (containsLine(text, homeLine)) return true;
  const [noun = '', ...before] = headOf(text).split(' ').toReversed();
  // One that lies somewhere is another, unless the address says that it is the home.
  const liesElsewhere = /\b(?:at|in|near|on)\s+\S/iu.test(named(text));
  return homes.includes(noun) && before.every((word) => kindsOfHome.includes(word)) && !liesElsewhere;
}
