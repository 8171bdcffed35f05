import { sumOfMoney } from './sums.ts';

/** Whom the testator has told of, by their first names with small letters. */
export interface FirstNames {
  all: ReadonlySet<string>;
  /** Those of them who take what is typed. */
  takers: ReadonlySet<string>;
}

const people = [
  ...['sister', 'brother', 'sibling', 'mother', 'mum', 'mom', 'father', 'dad', 'parent', 'son', 'daughter', 'child'],
  ...['children', 'kid', 'wife', 'wives', 'husband', 'partner', 'spouse', 'friend', 'neighbour', 'niece', 'nephew'],
  ...['godchild', 'godchildren', 'godson', 'goddaughter', 'grandchild', 'grandchildren', 'grandson', 'granddaughter'],
  ...['grandmother', 'grandfather', 'grandparent', 'stepson', 'stepdaughter', 'stepchild', 'stepchildren', 'aunt'],
  ...['auntie', 'uncle', 'cousin', 'carer', 'cleaner', 'gardener', 'housekeeper', 'employee', 'staff', 'colleague'],
  ...[
    'family',
    'relative',
    'in-law',
    '\\p{Ll}+-in-law',
    'girlfriend',
    'boyfriend',
    'milkman',
    'postman',
    'hairdresser',
    'vicar',
    'priest',
    'nurse',
    'doctor',
    'teacher',
    'fianc[eé]e?',
    'widow',
    'boys',
    'girls',
  ],
  ...['church', 'chapel', 'mosque', 'synagogue', 'temple', 'gurdwara', 'hospice', 'charity', 'charities', 'executors?'],
].join('|');
const bodies = [
  ...['parish', 'school', 'college', 'university', 'hospital', 'museum', 'library', 'club', 'society', 'council'],
  ...["(?:cats?|dogs?)[’']?s?\\s+(?:home|shelter)", 'rescue', 'sanctuary', 'RSPCA', 'poor', 'public', 'nation'],
].join('|');
const whole =
  '(?=\\s*$|[,.;)]|\\s+(?:and|or|who|which|that|with|in|at|of|from|when|if|each|equally|as|instead|nearby|my|the|a)(?!\\p{L})|\\s+\\p{Lu})';
const own =
  "(?:(?:each|both|all|any|one|some|every)\\s+(?:of\\s+)?)?(?:my|our|his|her|their|the|\\p{L}+[’']s)\\s+(?:\\p{L}[\\p{L}-]*\\s+){0,3}?";

const toThem = new RegExp(
  `(?<!\\p{L})to\\s+(?:${own}(?:(?:${people})s?|${bodies})|(?:the\\s+)?(?:charity|(?:medical\\s+)?(?:science|research)))${whole}`,
  'gu',
);
const forThem = new RegExp(`(?<!\\p{L})for\\s+${own}(?:${people})s?${whole}`, 'gu');
const byName =
  /(?<!\p{L})(?:to|for)\s+(?:(?:Mr|Mrs|Ms|Miss|Mx|Dr|Rev|Aunt|Auntie|Aunty|Uncle|Nan|Nana|Nanny|Gran|Granny|Grandma|Grandad|Mum|Dad|Mam)(?!\p{L})|(\p{Lu}[\p{L}-]*)(?!\p{L}|[’']s))/gu;

/** A thing can be addressed to somebody, or have been made for or gone to them. */
const addressed =
  /(?<!\p{L})(?:letters?|cards?|notes?|postcards?|e-?mails?|messages?|poems?|odes?|songs?|tributes?|toasts?|keys?|doors?|gates?|titles?|claims?|rights?|subscriptions?|companions?|pair|introductions?|answers?|memorials?|monuments?|homage|dedication|next|close|near|nearest|adjacent|similar|identical|due|dear|addition|loans?|access|entrance|way|road|map|tickets?|invitations?|reply|replies|speech|speeches|connection|thanks|plaque|statue|guide|back|up|it|troph(?:y|ies)|medals?|prizes?|awards?|cups?|certificates?|rosettes?|ribbons?|belong(?:s|ing)?|owe[sd]?|owing|gave|given|lent|left|sold|told|made|sent|sung|read|wrote|written|bought|meant|drawn|sewn|knitted|built|love|grief|respect|(?!shed|sled|thoroughbred|moped)\p{Ll}{2,}ed)\s*$/iu;
const meant = /(?<!\p{L})(?:intended|earmarked|reserved)\s*$/u;
/** Letters from somebody to somebody else. */
const fromOneTo = /(?<!\p{L})from(?!\p{L})(?:(?!,).)*$/u;

const divided = [
  new RegExp(`(?<!\\p{L})${sumOfMoney}\\s+(?:each|apiece)(?!\\p{L})`, 'u'),
  new RegExp(
    `^${sumOfMoney}\\s+(?:to|among|amongst|between)\\s+(?:each|every|all|any|my|our|his|her|their|the|an?|both|those|some|charity)(?!\\p{L})`,
    'u',
  ),
  new RegExp(
    `^${sumOfMoney}\\s+(?:(?:to\\s+be\\s+)?(?:split|shared|divided)|(?:per|for\\s+(?:each|every))\\s+\\p{Ll})(?!\\p{L}*\\s+year)`,
    'u',
  ),
  /^(?:please\s+|I\s+)?(?:give|leave|pay|send|bequeath)\s|(?<!\p{L})to\s+(?:everyone|everybody|anyone|anybody)(?!\p{L})/u,
  /(?<!\p{L})(?:each\s+to|to\s+(?:each|every\s+one)(?:\s+of)?|for\s+each\s+of)(?!\p{L})/u,
  /(?<!\p{L})(?:half|a\s+third|a\s+quarter|one|another|the\s+other|the\s+rest|the\s+remainder|what\s+is\s+left)\s+(?:each\s+)?to\s+(?:my|our|his|her|their|the|each|\p{Lu})/u,
  /(?<!\p{L})(?:money|proceeds|price|cash|balance|rest)\s+(?:(?:is|are|to\s+be)\s+)?(?:equally\s+)?(?:divided|split|shared|distributed|given)(?!\p{L})/u,
  /(?<!\p{L})(?:to\s+be|and)\s+(?:equally\s+)?(?:divided|split|shared|distributed|sold\s+and)(?!\p{L})(?=\s*$|\s+(?:up|equally|evenly|between|among|amongst|with|by|to|the)(?!\p{L}))/u,
  /(?<!\p{L})(?:equally|evenly)\s+(?:between|among|amongst|to)(?!\p{L})|(?<!\p{L})(?:between|among|amongst)\s+(?:them|my\s+(?:\p{Ll}+\s+)?(?:children|grandchildren|friends|neighbours|sisters|brothers|nieces|nephews))\s+(?:equally|evenly)/u,
  /(?<!\p{L})(?:donation|legacy|bequest)s?\s+(?:of\s+\S+\s+)?to\s+(?:my|our|the|\p{Lu})/u,
];

/** No name of anybody: money for Christmas has a purpose. */
const season = new Set(['christmas', 'easter', 'eid', 'diwali', 'hanukkah', 'university', 'oxford', 'cambridge']);
const sumFor = new RegExp(`^${sumOfMoney}\\s+(?:to|for)\\s+(\\p{Lu}[\\p{L}-]*)`, 'u');

/** Says whether the words themselves name somebody who is to have a thing, or how it is to be divided. */
export function namesAnother(plain: string, { all, takers }: FirstNames): boolean {
  const isOther = (name: string) => all.has(name) && !takers.has(name);
  const isSentence = (at: number) => {
    const before = plain.slice(0, at);
    return meant.test(before) || !(addressed.test(before) || fromOneTo.test(before));
  };
  if (divided.some((words) => words.test(plain))) return true;
  const [, named = ''] = sumFor.exec(plain) ?? [];
  const lower = named.toLowerCase();
  if (named !== '' && !takers.has(lower) && !season.has(lower)) return true;
  const ofFamily = [...plain.matchAll(toThem), ...plain.matchAll(forThem)];
  const known = [...plain.matchAll(byName)].filter(([, name]) => !name || isOther(name.toLowerCase()));
  return [...ofFamily, ...known].some(({ index }) => isSentence(index));
}
