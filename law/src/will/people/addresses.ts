import { normalisePostcode } from '@plainwill/contracts/shared/postcode';
import type { WillFacts } from '../../facts/will-facts.ts';
import { asEnding, tidy } from '../../wording/phrases.ts';

export type Address = Pick<
  WillFacts['homeDetails'],
  'address' | 'line1' | 'line2' | 'townOrCity' | 'county' | 'postcode'
>;

/** An address in one line: from its parts, else as it was given; empty where there is none. */
export function inOneLine({ address, line1, line2, townOrCity, county, postcode }: Address): string {
  if (asEnding(line1) === '') return asEnding(address);
  const parts = [line1, line2, townOrCity, county].map(asEnding).filter(Boolean);
  return tidy(`${parts.join(', ')} ${asEnding(postcode).toLocaleUpperCase('en-GB')}`);
}

/** The postcode as it was given, else the one that the whole address ends in; empty where there is none. */
export const postcodeOf = ({ postcode, address }: Pick<Address, 'postcode' | 'address'>) =>
  postcode.trim() || (/[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}$/i.exec(asEnding(address))?.[0] ?? '');

const elsewhere = new Set('AB DD EH FK G HS IV KA KW KY ML PA PH ZE BT JE GY IM'.split(' '));
// Dumfries, Galloway and the Borders share these areas with England.
const border = new Set(['DG', 'TD']);

const english = new Set(
  (
    'AL B BA BB BD BH BL BN BR BS CA CB CF CH CM CO CR CT CV CW DA DE DH DL DN DT DY E EC EN EX FY GL GU HA HD HG HP ' +
    'HR HU HX IG IP KT L LA LD LE LL LN LS LU M ME MK N NE NG NN NP NR NW OL OX PE PL PO PR RG RH RM S SA SE SG SK SL ' +
    'SM SN SO SP SR SS ST SW SY TA TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO'
  ).split(' '),
);
const islands = new Set(['JE', 'GY', 'IM']);

// An Eircode has a letter and two characters, then four; its first key never stands before a code of ours. Many other
// countries write digits alone.
const foreign = /^(?:[A-Z]\d[\dW][A-Z\d]{4}|\d+)$/;

const compact = (postcode: string) => postcode.toLocaleUpperCase('en-GB').replace(/[^A-Z\d]/g, '');

const areaOf = (postcode: string) => /^([A-Z]{1,2})\d/.exec(compact(postcode))?.[1] ?? '';

/** Says whether a postcode is one of another country, by its shape alone. */
export const isForeignPostcode = (postcode: string) => foreign.test(compact(postcode));

/** Says whether a postcode lies outside the United Kingdom: in another country, or in the islands beside it. */
export const isOutsideUnitedKingdom = (postcode: string) =>
  isForeignPostcode(postcode) || islands.has(areaOf(postcode));

/**
 * Where a postcode is: abroad or in another part of these islands by its area alone, in England or Wales only if the
 * whole of it can be read. All leading letters count, so DE is not in Dundee.
 */
export function countryOf(postcode: string): 'England or Wales' | 'elsewhere' | 'border' | 'unknown' {
  const area = areaOf(postcode);
  if (isForeignPostcode(postcode) || elsewhere.has(area)) return 'elsewhere';
  if (border.has(area)) return 'border';
  return english.has(area) && normalisePostcode(postcode) ? 'England or Wales' : 'unknown';
}
