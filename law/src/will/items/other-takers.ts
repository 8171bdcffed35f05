import { endingIn, phrase, saying } from './phrase-patterns.ts';

/** The people whom the testator has told of, by their first names with small letters. */
export interface Names {
  all: ReadonlySet<string>;
  /** Those of them who take what is typed. */
  takers: ReadonlySet<string>;
  /** The words for those who take: `my son`. */
  phrases: ReadonlySet<string>;
}

const people =
  'sister|brother|sibling|mother|mum|mom|father|dad|parent|son|daughter|child|children|kid|wife|wives|husband|partner|spouse|friend|neighbour|niece|nephew|godchild|godchildren|godson|goddaughter|grandchild|grandchildren|grandson|granddaughter|grandmother|grandfather|grandparent|stepson|stepdaughter|stepchild|stepchildren|aunt|auntie|uncle|cousin|carer|cleaner|gardener|housekeeper|employee|staff|colleague|family|relative|in-law|girlfriend|boyfriend|fianc[eé]e?|widow|boy|girl|lad|lass|milkman|postman|hairdresser|vicar|priest|nurse|doctor|teacher|church|chapel|mosque|synagogue|temple|gurdwara|hospice|charity|charities|executor';
const bodies =
  "parish|school|college|university|hospital|museum|library|club|society|council|(cat|dog)s?'?s? (home|shelter)|rescue|sanctuary|RSPCA|charity shop|poor|public|nation";

const more = {
  people: phrase(`(${people})s?`),
  bodies: phrase(bodies),
  own: phrase("((each|both|all|any|one|some|every) (of )?)?({mine}|\\p{L}+'s) (\\p{L}[\\p{L}-]* ){0,3}?"),
  /** No other noun follows: a table for the family room is for no family. */
  alone: String.raw`\s*$|[,.;)]|\s+(?:and|or|who|which|that|with|in|at|of|from|when|if|each|equally|as|instead|nearby|my|the|a)(?!\p{L})|\s+\p{Lu}`,
};

const toFamily = [
  saying('to ({own}({people}|{bodies})|(the )?(charity|(medical )?(science|research)))(?={alone})', more, 'gu'),
  saying('for {own}{people}(?={alone})', more, 'gu'),
];
const title = 'Mr|Mrs|Ms|Miss|Mx|Dr|Rev|Aunt|Auntie|Aunty|Uncle|Nan|Nana|Nanny|Gran|Granny|Grandma|Grandad|Mum|Dad|Mam';
const byName = new RegExp(
  String.raw`(?<!\p{L})(?:to|for)\s+(?:(?:${title})(?!\p{L})|(\p{Lu}[\p{L}-]*)(?!\p{L}|[’']s))`,
  'gu',
);

/** A thing can be addressed to somebody, or have been made for or gone to them. */
const addressed = [
  endingIn(
    'letters?|cards?|notes?|postcards?|e-?mails?|messages?|poems?|odes?|songs?|tributes?|toasts?|keys?|doors?|gates?|titles?|claims?|rights?|subscriptions?|companions?|pair|introductions?|answers?|memorials?|monuments?|homage|dedication|additions?|loans?|access|entrance|way|road|map|tickets?|invitations?|reply|replies|speech|speeches|connection|thanks|plaque|statue|guide|troph(y|ies)|medals?|prizes?|awards?|cups?|certificates?|rosettes?|ribbons?|love|grief|respect',
  ),
  endingIn('next|close|near|nearest|adjacent|similar|identical|due|dear|back|up|it'),
  endingIn(
    'belongs?|belonging|owe[sd]?|owing|gave|given|lent|left|sold|told|made|sent|sung|read|wrote|written|bought|meant|drawn|sewn|knitted|built|(?!shed|sled|thoroughbred|moped)\\p{Ll}{2,}ed',
  ),
];
const meant = endingIn('intended|earmarked|reserved');
/** Letters from somebody to somebody else. */
const fromOneTo = /(?<!\p{L})from(?!\p{L})(?:(?!,).)*$/u;

const divided = [
  '^{sum} (each|apiece)|{sum} (each|apiece)',
  '^{sum} (to|among|amongst|between) (each|every|all|any|my|our|his|her|their|the|an?|both|those|some|charity)',
  '^{sum} (((to be )?(split|shared|divided))|(per|for (each|every)) (?!year){word})',
  '^(please |I )?(give|leave|pay|send|bequeath)(?= )|to (every|any)(one|body)',
  '(half|a third|a quarter|one) each|each to|to (each|every one)( of)?|for each of',
  '(half|a third|a quarter|one|another|the other|the rest|the remainder|what is left) (each )?to (my|our|his|her|their|the|each|{name})',
  '(money|proceeds|price|cash|balance|rest) ((is|are|to be) )?(equally )?(divided|split|shared|distributed|given)',
  '(to be|and) (equally )?(divided|split|shared|distributed|sold and)(?=\\s*$| (up|out|equally|evenly|between|among|amongst|with|by|to|the)(?!\\p{L}))',
  '(equally|evenly) (between|among|amongst|to)',
  '(between|among|amongst) (them|my ({word} )?(children|grandchildren|friends|neighbours|sisters|brothers|nieces|nephews)) (equally|evenly)',
  '(donation|legacy|bequest)s? (of {any} )?to (my|our|the|{name})',
].map((words) => saying(words));

/** No name of anybody: money for Christmas has a purpose. */
const season = new Set(['christmas', 'easter', 'eid', 'diwali', 'hanukkah', 'university', 'oxford', 'cambridge']);
const sumFor = new RegExp(`^${phrase('{sum} (to|for)')}\\s+(\\p{Lu}[\\p{L}-]*)`, 'u');

/** Says whether the words themselves name somebody who is to have a thing, or how it is to be divided. */
export function namesAnother(plain: string, { all, takers }: Names): boolean {
  if (divided.some((words) => words.test(plain))) return true;
  const named = (sumFor.exec(plain)?.[1] ?? '').toLowerCase();
  if (named !== '' && !takers.has(named) && !season.has(named)) return true;
  const isOther = (name: string) => all.has(name) && !takers.has(name);
  const isToTake = (at: number) => {
    const before = plain.slice(0, at);
    return meant.test(before) || !(addressed.some((words) => words.test(before)) || fromOneTo.test(before));
  };
  const known = [...plain.matchAll(byName)].filter(([, name]) => !name || isOther(name.toLowerCase()));
  const family = toFamily.flatMap((words) => [...plain.matchAll(words)]);
  return [...known, ...family].some(({ index }) => isToTake(index));
}
