import { titleCase } from '../addresses/title-case.ts';
import { tokensOf } from '../word-list/tokens.ts';

/** Words that tell no charity from another. */
const ignored: ReadonlySet<string> = new Set(['the', 'of', 'and', 'for', 'a', 'an', 'in', 'at', 'to', 'y', 'yr']);

/** The words of a name that tell it from others; `R.S.P.C.A.` is one word. */
export function nameTokensOf(text: string): string[] {
  const joined = text.replace(/(?<=(?:^|[^\p{L}\d])\p{L}(?:\.\p{L})*)\.(?=\p{L}(?:[^\p{L}\d]|$))/gu, '');
  return tokensOf(joined).filter((word) => !ignored.has(word));
}

/** The same for names that differ in case, punctuation and small words alone. */
export const nameKeyOf = (name: string) => nameTokensOf(name).join(' ');

// Read as words although they have no vowel.
const withoutVowels: ReadonlySet<string> = new Set([
  'ST',
  'DR',
  'MR',
  'MRS',
  'MS',
  'LTD',
  'TV',
  'BY',
  'MY',
  'DRY',
  'SKY',
]);
const isAcronym = (word: string) => /^[B-DF-HJ-NP-TV-XZ]{2,6}$/.test(word) && !withoutVowels.has(word);
const maxLoneLength = 5;

/** A name as people write it: the register has many in capitals. What may be an acronym stays as it is. */
export function charityNameOf(registered: string): string {
  const name = registered.replace(/\s+/g, ' ').trim();
  // RSPCA and MIND look alike: better to print both as the register does.
  if (/\p{Ll}/u.test(name) || (!name.includes(' ') && name.length <= maxLoneLength)) return name;
  const acronyms = name.match(/[A-Z]+/g)?.filter(isAcronym) ?? [];
  return acronyms.reduce(
    (cased, acronym) => cased.replace(new RegExp(`\\b${acronym}\\b`, 'i'), acronym),
    titleCase(name),
  );
}

const counties: ReadonlySet<string> = new Set(
  `avon, bedfordshire, berkshire, buckinghamshire, bucks, cambridgeshire, cheshire, cleveland, clwyd, cornwall, cumbria,
  derbyshire, devon, dorset, dyfed, east riding of yorkshire, essex, glamorgan, gloucestershire, greater london,
  greater manchester, gwent, gwynedd, hampshire, hants, herefordshire, hertfordshire, herts, humberside, isle of wight,
  kent, lancashire, leicestershire, lincolnshire, merseyside, middlesex, norfolk, northamptonshire, northumberland,
  nottinghamshire, oxfordshire, powys, rutland, shropshire, somerset, staffordshire, suffolk, surrey, sussex,
  tyne and wear, warwickshire, west midlands, wiltshire, worcestershire, yorkshire, england, wales, scotland,
  great britain, united kingdom, uk`.split(/,\s+/),
);

function isCounty(line: string): boolean {
  const name = line.toLowerCase().replaceAll('&', 'and');
  return (
    name.startsWith('county ') ||
    counties.has(name) ||
    counties.has(name.replace(/^(north|south|east|west|mid)[\s-]+/, ''))
  );
}

/** Street is a town in Somerset, and Chester le Street one in Durham. */
const isStreet = (line: string) =>
  /(?<! le) (lane|road|street|avenue|close|drive|way|square|place|terrace|crescent|gardens)$/i.test(line);

/** The town in the lines of an address, of which the register names none; null if there is none. */
export function townOf(lines: readonly (string | null | undefined)[]): string | null {
  const [, ...others] = lines.map((line) => line?.replace(/\s+/g, ' ').trim() ?? '').filter(Boolean);
  const town = others.findLast((line) => !isCounty(line) && !isStreet(line) && !/\d/.test(line));
  return town ? titleCase(town) : null;
}
