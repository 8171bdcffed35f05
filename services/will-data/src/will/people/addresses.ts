import type { WillFacts } from '../facts/will-facts.ts';
import { asEnding, tidy } from '../language/phrases.ts';

type Address = Pick<
  WillFacts['home_details'],
  'address' | 'line_1' | 'line_2' | 'town_or_city' | 'county' | 'postcode'
>;

/** An address in one line: from its parts, else as it was given; empty where there is none. */
export function inOneLine({ address, line_1, line_2, town_or_city, county, postcode }: Address): string {
  if (asEnding(line_1) === '') return asEnding(address);
  const parts = [line_1, line_2, town_or_city, county].map(asEnding).filter(Boolean);
  return tidy(`${parts.join(', ')} ${asEnding(postcode).toLocaleUpperCase('en-GB')}`);
}

/** The postcode as it was given, else the one that the whole address ends in; empty where there is none. */
export const postcodeOf = ({ postcode, address }: Pick<Address, 'postcode' | 'address'>) =>
  postcode.trim() || (/[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}$/i.exec(asEnding(address))?.[0] ?? '');

const elsewhere = new Set('AB DD EH FK G HS IV KA KW KY ML PA PH ZE BT JE GY IM'.split(' '));
// Dumfries, Galloway and the Borders share these areas with England.
const border = new Set(['DG', 'TD']);

/** Where a postcode is, as far as its area tells: all its leading letters count, so DE is not in Dundee. */
export function countryOf(postcode: string): 'England or Wales' | 'elsewhere' | 'border' | 'unknown' {
  const area = /^([A-Z]{1,2})\d/.exec(postcode.trim().toLocaleUpperCase('en-GB'))?.[1];
  if (area === undefined) return 'unknown';
  if (border.has(area)) return 'border';
  return elsewhere.has(area) ? 'elsewhere' : 'England or Wales';
}
