import { normalisePostcode } from '@plainwill/contracts/shared/postcode';
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

// An Eircode has a letter and two characters, then four; its first key never stands before a code of ours. Many other
// countries write digits alone.
const foreign = /^(?:[A-Z]\d[\dW][A-Z\d]{4}|\d+)$/;

/**
 * Where a postcode is: abroad or in another part of these islands by its area alone, in England or Wales only if the
 * whole of it can be read. All leading letters count, so DE is not in Dundee.
 */
export function countryOf(postcode: string): 'England or Wales' | 'elsewhere' | 'border' | 'unknown' {
  const compact = postcode.toLocaleUpperCase('en-GB').replace(/[^A-Z\d]/g, '');
  const area = /^([A-Z]{1,2})\d/.exec(compact)?.[1];
  if (foreign.test(compact) || (area && elsewhere.has(area))) return 'elsewhere';
  if (area && border.has(area)) return 'border';
  return normalisePostcode(postcode) ? 'England or Wales' : 'unknown';
}
