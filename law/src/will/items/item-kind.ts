import { tidy } from '../../wording/phrases.ts';
import { animalAtEndOf } from '../model/animals.ts';
import { phrase } from './phrase-patterns.ts';

/** The kind of thing that an item is; `vague` names nothing that could be told from the rest. */
export type ItemKind = 'land' | 'money' | 'shares' | 'animal' | 'debt' | 'business' | 'vague' | 'thing';

const determiners =
  /^(?:(?:my|our|the|a|an|all|any|both|each|half|one|other|whole|rest|remainder|share|interest|part|of|third|quarter|\w+-(?:half|thirds?|quarters?)|[\d.]+\s?(?:%|per\s+cent))\s+)+/iu;
/** The thing has been named before this; the rest says which one it is, or where. */
const endOfHead =
  /[,;:\n]|\s+(?:of|at|in|on|near|with|from|by|for|to|like|shaped|showing|registration|number|that|which|and)\s|\s+[-–]\s/iu;

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
/** A farm by its name, as Hill Farm. */
const namedFarm =
  /^(?!(?:toy|lego|britains|playmobil)\s)(?:\p{Lu}[\p{L}’'-]*\s+)+Farm(?=$|[,;]|\s+(?:at|in|near|with|and)\s)/u;

const vagueHeads = ['everything', 'things', 'stuff', 'belongings', 'possessions', 'money', 'savings', 'estate'];
const money = [
  new RegExp(`^${phrase('{sum}')}`, 'u'),
  /^(?:money|balance|savings|cash|everything)\s+(?:in|held|at|with)\s.*(?<!\p{L})(?:accounts?|isas?|bank|society|bonds|savings)(?!\p{L})/iu,
  /^(?:money|balance|savings|cash)\s+(?:in|held|at|with)\b|^(?:money|cash)\s+from\s|\bpremium bonds\b|^(?:proceeds|price)\s+(?:of|from)\s/iu,
];
const accounts = /\b(?:isas?|accounts?|joint\s+savings|life\s+savings)$/iu;

/** All that is in one place can be told from the rest. */
const inPlace = /^(?:everything|things)\s+(?:in|on|inside)\s/iu;

/** Shorter, one word alone says nothing. */
const shortestWord = 4;

const partOf = phrase(
  '((my|our|the|a|an|half|third|quarter|part|share|one|two|thirds|whole|entire|all|of|in|rest|remainder|balance|{any}-(half|thirds?|quarters?)|[\\d.]+\\s*(%|per cent)) )*?',
);
const all = phrase(
  "((everything|all|anything|whatever|what)( else)?( that)? (I (own|have|have got|possess|leave|am worth)|I've( got)?)|everything|(residuary |net )?estate|residue|rest|remainder|(remaining )?(assets|wealth|fortune|net worth))(?=( (else|left|over|remaining|in the world|in equal shares|when I die|(at|on|after) my death))*\\s*($|[,.;]))",
);
const partOfEstate = new RegExp(`^${partOf}(?:${all})`, 'iu');

/** Says whether the words give all there is or a part of it, which only the rest of the estate can. */
export const isPartOfEstate = (typed: string) => partOfEstate.test(tidy(typed));

const named = (text: string) => text.replace(determiners, '');
const headOf = (text: string) => (named(text).split(endOfHead)[0] ?? '').trim().toLowerCase();

const containsLine = (text: string, line: string) => line !== '' && text.toLowerCase().includes(line.toLowerCase());

/** @param homeLine the first line of the testator's address; empty where it is not known */
export function itemKind(typed: string, homeLine: string): ItemKind {
  const text = tidy(typed);
  const head = headOf(text);
  const thing = named(text);
  const isAtHome = homeLine !== '' && thing.toLowerCase().startsWith(homeLine.toLowerCase());
  if (isLand(head.split(' ')) || namedFarm.test(thing) || isAtHome) return 'land';
  if (money.some((words) => words.test(thing)) || accounts.test(head)) return 'money';
  if (vagueHeads.includes(head) && !inPlace.test(thing)) return 'vague';
  if (/^(?:[\d,.]+\s+)?shares$/u.test(head)) return 'shares';
  if (animalAtEndOf(thing.split(endOfHead)[0] ?? '')) return 'animal';
  return !text.includes(' ') && text.length > 0 && text.length < shortestWord ? 'vague' : 'thing';
}

/** A noun with another noun before it is that other thing, as a doll's house is. */
function isLand(words: readonly string[]): boolean {
  const [noun = '', ...before] = words.toReversed();
  const isKind = (word: string) => kindsOfHome.includes(word) || kindsOfOtherLand.includes(word);
  return (homes.includes(noun) || otherLand.includes(noun)) && before.every(isKind);
}

/** Words before a home that speak of the money it is sold for. */
const sold =
  /^(?:(?:all|half|of)\s+)*(?:(?:the|my)\s+)?(?:net\s+)?(?:proceeds|money|price|cash)\s+(?:of|from)\s+(?:the\s+)?(?:sale\s+of\s+|selling\s+)?/iu;

/** Says whether it is the testator's own home, a share of it, or what it is sold for. */
export function isOwnHome(typed: string, homeLine: string): boolean {
  const text = tidy(typed).replace(sold, '');
  if (containsLine(text, homeLine)) return true;
  const [noun = '', ...before] = headOf(text).split(' ').toReversed();
  // One that lies somewhere is another, unless the address says that it is the home.
  const liesElsewhere = /\b(?:at|in|near|on)\s+\S/iu.test(named(text));
  return homes.includes(noun) && before.every((word) => kindsOfHome.includes(word)) && !liesElsewhere;
}
